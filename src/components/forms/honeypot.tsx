import { useTexts } from "../../i18n/use-texts";
import * as styles from "./honeypot.module.css";

/** No browser fills in a field of this name. */
const trapName = "topic";

/** A field that people neither see nor reach. What fills it in is a program. */
export function Honeypot() {
  const t = useTexts("forms");
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        {t("trap")}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return new FormData(form).get(trapName) !== "";
}
