import { useTexts } from "../../i18n/use-texts";
import * as styles from "./skip-link.module.css";

type Props = {
  /** Id of the main content element. */
  readonly target: string;
};

/** Skip link past the header, visible only while focused. */
export function SkipLink({ target }: Props) {
  const t = useTexts("layout");
  return (
    <a href={`#${target}`} className={styles.link}>
      {t("skipToContent")}
    </a>
  );
}
