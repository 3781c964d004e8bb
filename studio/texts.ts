/** What the Studio says, in its language. */
import { interpolate } from "../src/i18n/interpolate";
import type { Locale } from "../src/i18n/locales";
import en from "../src/locales/en/studio.json";
import sv from "../src/locales/sv/studio.json";
import { studioLanguage } from "./language";

export const texts: typeof sv = { sv, en }[studioLanguage];

/** A title and a help text. */
type Label = { readonly title: string; readonly description: string };

/**
 * Returns the title and the help text of a field.
 *
 * @param locale the language whose field it is, named in both; absent for one that all languages share.
 * @param values what else the help text names.
 */
export function label(
  [title = "", description = ""]: readonly string[],
  locale?: Locale,
  values: Readonly<Record<string, string>> = {},
): Label {
  if (locale === undefined) return { title, description };
  const language = texts.languages[locale];
  return {
    title: inLanguage(title, locale),
    description: interpolate(description, { language, ...values }),
  };
}

/** Names a language after a title: "Title (Swedish)". */
export function inLanguage(title: string, locale: Locale): string {
  return interpolate(texts.inLanguage, { title, language: texts.languages[locale] });
}

/** Returns the form of a text for a number, with that number in it: the keys end with `_one` and `_other`. */
export function counted<Key extends string>(
  group: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
): string {
  return interpolate(group[`${key}_${count === 1 ? "one" : "other"}`], { count: String(count) });
}
