import { useTexts } from "../../i18n/use-texts";
import * as styles from "./honeypot.module.css";

/** A name that browsers do not autofill. */
const trapName = "topic";

/** A honeypot: a field that people can neither see nor reach, so only bots fill it in. */
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

/** Returns whether a bot has filled in the honeypot. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return new FormData(form).get(trapName) !== "";
}
