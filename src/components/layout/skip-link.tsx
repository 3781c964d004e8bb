import { useTexts } from "../../i18n/use-texts";
import * as styles from "./skip-link.module.css";

type Props = {
  /** The id of the element that holds the page's content. */
  readonly target: string;
};

/** The first stop of a keyboard: past the header. Seen only while it has the focus. */
export function SkipLink({ target }: Props) {
  const t = useTexts("layout");
  return (
    <a href={`#${target}`} className={styles.link}>
      {t("skipToContent")}
    </a>
  );
}
