import { Link } from "gatsby";
import type { IconNode } from "lucide";
import CalendarClock from "lucide/dist/esm/icons/calendar-clock.mjs";
import CreditCard from "lucide/dist/esm/icons/credit-card.mjs";
import HeartHandshake from "lucide/dist/esm/icons/heart-handshake.mjs";
import MessageCircleHeart from "lucide/dist/esm/icons/message-circle-heart.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import Smartphone from "lucide/dist/esm/icons/smartphone.mjs";
import Wrench from "lucide/dist/esm/icons/wrench.mjs";
import { CrisisNotice } from "../../components/layout/crisis-notice";
import { Screen } from "../../components/layout/screen";
import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import { helpCategoryKeys, helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import { HelpContact } from "./help-contact";
import * as styles from "./help-centre.module.css";
import { HelpDoors } from "./help-doors";
import { HelpSearch } from "./help-search";

const icons: Record<HelpCategory, IconNode> = {
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
    <Screen title={t("title")} intro={<CrisisNotice />}>
      <HelpSearch>
        <HelpDoors />
        <div className={styles.cards}>
          <h2>{t("topics")}</h2>
          <ul className={styles.list}>
            {helpCategoryKeys.map((category) => (
              <li key={category} className={`linked-card ${styles.card}`}>
                <Icon icon={icons[category]} size={28} className={`no-print ${styles.icon}`} />
                <h3>
                  <Link to={helpCategoryPath(category, locale)} className="card-link">
                    {topics(`${category}.title`)}
                  </Link>
                </h3>
                <p className="soft">{topics(`${category}.lead`)}</p>
              </li>
            ))}
          </ul>
          <HelpContact />
        </div>
      </HelpSearch>
    </Screen>
  );
}
