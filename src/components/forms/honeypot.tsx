import { useTexts } from "../../i18n/use-texts";
import { honeypotName } from "./honeypot-name";

/**
 * A honeypot: a field that people can neither see nor reach, so only bots fill it in. Hidden by no `display: none`,
 * which some bots detect.
 */
export function Honeypot() {
  const t = useTexts("forms");
  return (
    <div className="visually-hidden" aria-hidden>
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
