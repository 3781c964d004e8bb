/**
 * The language of the Studio. Sanity's menu decides it, and Sanity's own texts follow at once. Its forms cannot:
 * a schema's titles and help texts are plain strings, made once. So the Studio is loaded anew when the language
 * changes (`components/follow-language.tsx`), and remembers which one to load in.
 */
import type { Locale } from "../src/i18n/locales";

const key = "studio-language";

/** Sanity's own commands, and the site's build, have no browser: they read the schema in English. */
function remembered(): string {
  if (typeof window !== "object") return "en";
  try {
    return localStorage.getItem(key) ?? navigator.language;
  } catch {
    // The browser keeps nothing.
    return navigator.language;
  }
}

const languageOf = (localeId: string): Locale => (/^sv\b/i.test(localeId) ? "sv" : "en");

export const studioLanguage: Locale = languageOf(remembered());

/**
 * Remembers a language of Sanity's menu for the next load.
 *
 * @param localeId such as `sv-SE` or `en-US`.
 * @returns whether the Studio has to be loaded anew, because it was loaded in another one.
 */
export function rememberLanguage(localeId: string): boolean {
  const language = languageOf(localeId);
  if (language === studioLanguage) return false;
  try {
    localStorage.setItem(key, language);
    return true;
  } catch {
    return false;
  }
}
