import { Link } from "gatsby";
import { useId } from "react";
import { useLocale } from "../../i18n/locale-context";
import { helpCategoryKeys, helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-topics.module.css";

type Props = { readonly category: HelpCategory };

/** Links from a category to the others. */
export function HelpTopics({ category }: Props) {
  const t = useTexts("help-category");
  const locale = useLocale();
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("others")}
      </h2>
      <ul className={styles.list}>
        {helpCategoryKeys
          .filter((other) => other !== category)
          .map((other) => (
            <li key={other}>
              <Link to={helpCategoryPath(other, locale)} className={styles.link}>
                {t(`${other}.title`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
