import type { Locale } from "../../i18n/locales";
import type { TextsOf } from "../../i18n/texts";

/** The texts of its screens, which no page has in its own. */
const loaders: Record<Locale, () => Promise<{ readonly default: TextsOf<"app-trial-steps"> }>> = {
  sv: () => import("../../locales/sv/app-trial-steps.json"),
  en: () => import("../../locales/en/app-trial-steps.json"),
};

/** Loads the app to try, with its styles and a language's texts. */
export async function loadTrial(locale: Locale) {
  const [{ Trial }, { default: texts }] = await Promise.all([import("./trial"), loaders[locale]()]);
  return { Trial, texts };
}
