import { Link } from "gatsby";
import { useLocale } from "../../i18n/locale-context";
import { helpCategoryKeys, helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./other-topics.module.css";

type Props = { readonly category: HelpCategory };

/** Links to the help centre's other categories. */
export function OtherTopics({ category }: Props) {
  const t = useTexts("help-category");
  const locale = useLocale();
  const others = helpCategoryKeys.filter((other) => other !== category);
  return (
    <nav aria-labelledby="other-topics">
      <h2 id="other-topics" className={styles.title}>
        {t("others")}
      </h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other}>
            <Link to={helpCategoryPath(other, locale)} className={`touch-target ${styles.link}`}>
              {t(`${other}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
