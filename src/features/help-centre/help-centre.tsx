import { Link } from "gatsby";
import type { LucideIcon } from "lucide-react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CreditCard from "lucide-react/icons/credit-card";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import MessageCircleHeart from "lucide-react/icons/message-circle-heart";
import ShieldCheck from "lucide-react/icons/shield-check";
import Smartphone from "lucide-react/icons/smartphone";
import Wrench from "lucide-react/icons/wrench";
import { CrisisNotice, ServiceLimits } from "../../components/layout/crisis-notice";
import { useLocale } from "../../i18n/locale-context";
import { helpCategoryKeys, helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { HelpContact } from "./help-contact";
import * as styles from "./help-centre.module.css";
import { helpNamespaces } from "../../i18n/help-file";
import { HelpSearch } from "./help-search";

const icons: Record<HelpCategory, LucideIcon> = {
  about: MessageCircleHeart,
  sessionsAndPrices: CalendarClock,
  account: ShieldCheck,
  technicalProblems: Wrench,
  appAndContent: Smartphone,
  matchingAndTherapists: HeartHandshake,
  payment: CreditCard,
};

type Props = {
  /** The help centre's files in the page's language, each with its number of questions. */
  readonly files: Queries.HelpCentrePageQuery["questions"]["nodes"];
};

/** The help centre: its search, and its categories as cards, followed by the contact card. */
export function HelpCentreScreen({ files }: Props) {
  const t = useTexts("help-centre");
  const topics = useTexts("help-category");
  const locale = useLocale();
  const countIn = (category: HelpCategory) =>
    files.find(({ ns }) => ns === helpNamespaces[category])?.count ?? 0;
  return (
    <>
      <div className="intro">
        <CrisisNotice />
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        <ServiceLimits />
      </div>
      <HelpSearch>
        <div className={styles.cards}>
          <ul className={styles.list}>
            {helpCategoryKeys.map((category) => {
              const Icon = icons[category];
              return (
                <li key={category} className={`linked-card ${styles.card}`}>
                  <Icon size={28} className={`no-print ${styles.icon}`} />
                  <h2 className="title-s">
                    <Link to={helpCategoryPath(category, locale)} className="card-link">
                      {topics(`${category}.title`)}
                    </Link>
                  </h2>
                  <p className="soft">{topics(`${category}.lead`)}</p>
                  <p className={styles.count}>{t("count", { count: countIn(category) })}</p>
                </li>
              );
            })}
          </ul>
          <HelpContact />
        </div>
      </HelpSearch>
    </>
  );
}
