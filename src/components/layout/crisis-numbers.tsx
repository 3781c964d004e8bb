import { useTexts } from "../../i18n/use-texts";
import { LinkedText, type MarkRenderers } from "../links/linked-text";
import * as styles from "./crisis-numbers.module.css";

const telLink = (number: string) => (
  <a href={`tel:${number}`} className={styles.number}>
    {number}
  </a>
);

const marks: MarkRenderers = { emergency: telLink, healthAdvice: telLink };

/** Emergency and health advice numbers, as `tel:` links. */
export function CrisisNumbers() {
  const t = useTexts("layout");
  return <LinkedText text={t("crisis")} marks={marks} />;
}
