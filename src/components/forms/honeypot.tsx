import { useTexts } from "../../i18n/use-texts";
import { honeypotName } from "./honeypot-name";
import * as styles from "./honeypot.module.css";

/** A honeypot: a field that people can neither see nor reach, so only bots fill it in. */
export function Honeypot() {
  const t = useTexts("forms");
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        {t("trap")}
        <input name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Returns what a bot has filled in; empty for a person. */
export function honeypotValue(form: HTMLFormElement): string {
  // It is no file input.
  return (new FormData(form).get(honeypotName) ?? "") as string;
}
