import { Link } from "gatsby";
import { LinkedText } from "../../components/links/linked-text";
import { buttonClass } from "../../components/ui/button";
import { useLocale } from "../../i18n/locale-context";
import { markedUrl } from "../../i18n/marked-url";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./therapist-start.module.css";

/** The way in for employees, as the screen's button. */
export function TherapistStart() {
  const t = useTexts("therapists");
  const locale = useLocale();
  const getStarted = (words: string) => (
    <Link to={markedUrl("getStarted", locale)} className={buttonClass("button")}>
      {words}
    </Link>
  );
  return (
    <p className={styles.start}>
      <LinkedText text={t("hero.start")} marks={{ getStarted }} />
    </p>
  );
}
