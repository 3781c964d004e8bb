import { Link } from "gatsby";
import type { LucideIcon } from "lucide-react";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CreditCard from "lucide-react/icons/credit-card";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import MessageCircleHeart from "lucide-react/icons/message-circle-heart";
import ShieldCheck from "lucide-react/icons/shield-check";
import Smartphone from "lucide-react/icons/smartphone";
import Wrench from "lucide-react/icons/wrench";
import { CrisisNotice } from "../../components/layout/crisis-notice";
import { useLocale } from "../../i18n/locale-context";
import { helpCategoryKeys, helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { HelpContact } from "./help-contact";
import * as styles from "./help-centre.module.css";
import { HelpDoors } from "./help-doors";
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

/** The help centre: its search, what each reader asks first, and its categories as cards above the contact strip. */
export function HelpCentreScreen() {
  const t = useTexts("help-centre");
  const topics = useTexts("help-category");
  const locale = useLocale();
  return (
    <>
      <div className="intro">
        <CrisisNotice />
        <h1>{t("title")}</h1>
      </div>
      <HelpSearch>
        <HelpDoors />
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
