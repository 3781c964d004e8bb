import { Link } from "gatsby";
import { ArrowRight } from "lucide-react";
import { useLocale } from "../../i18n/locale-context";
import { helpCategoryKeys, helpCategoryPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-category-list.module.css";

/** The help centre's categories as cards, in their order. */
export function HelpCategoryList() {
  const t = useTexts("help-category");
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {helpCategoryKeys.map((category) => (
        <li key={category} className={styles.card}>
          <h2 className={styles.title}>
            <Link to={helpCategoryPath(category, locale)} className={styles.link}>
              {t(`${category}.title`)}
            </Link>
          </h2>
          <p className={styles.lead}>{t(`${category}.lead`)}</p>
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden className={styles.arrow} />
        </li>
      ))}
    </ul>
  );
}
