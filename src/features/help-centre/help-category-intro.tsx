import { BackLink } from "../../components/links/back-link";
import type { HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-intro.module.css";

type Props = { readonly category: HelpCategory };

/** Title and lead of a help category, with a link back to the help centre. */
export function HelpCategoryIntro({ category }: Props) {
  const t = useTexts("help-category");
  return (
    <div className={styles.intro}>
      <BackLink screen="helpCentre">{t("back")}</BackLink>
      <h1>{t(`${category}.title`)}</h1>
      <p className="lead">{t(`${category}.lead`)}</p>
    </div>
  );
}
