import { toDialableNumber } from "../../i18n/phone-number";
import { useTexts } from "../../i18n/use-texts";
import { LinkedText, type MarkRenderers } from "../links/linked-text";
import * as styles from "./crisis-numbers.module.css";

/** Phone numbers in texts about a crisis, as `tel:` links. */
export const phoneNumbers: MarkRenderers = {
  number: (number) => (
    <a href={`tel:${toDialableNumber(number)}`} className={styles.number}>
      {number}
    </a>
  ),
};

/** Who to call in a crisis: the numbers that are answered day and night. */
export function CrisisNumbers() {
  const t = useTexts("layout");
  return <LinkedText text={t("crisis")} marks={phoneNumbers} />;
}
