import { useLocale } from "../../i18n/locale-context";
import type { Locale } from "../../i18n/locales";
import { readText } from "../../i18n/read-text";
import type { GetText } from "../../i18n/use-texts";
import english from "../../locales/en/app-trial.json";
import swedish from "../../locales/sv/app-trial.json";

const texts: Record<Locale, unknown> = { sv: swedish, en: english };

/** Returns the function that looks up the trial's texts, which no page has in its own. */
export function useTrialTexts(): GetText<"app-trial"> {
  const locale = useLocale();
  return (key, values) => readText(texts[locale], "app-trial", key, values);
}
