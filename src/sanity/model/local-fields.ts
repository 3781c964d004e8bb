/** Names of the fields of a post that exist once per language: `title`, `titleEn`. Pure. */
import type { Locale } from "../../i18n/locales";

/** The fields of a post that exist once per language. */
export const localFields = [
  "title",
  "slug",
  "imageAltText",
  "shareImage",
  "body",
  "attachments",
] as const;

/** Stored documents have these names, so a suffix must not change. */
const suffixes = { sv: "", en: "En" } as const satisfies Record<Locale, string>;

/** The names of a field in all languages. */
export type LocalFieldName<Name extends string> = `${Name}${(typeof suffixes)[Locale]}`;

/** Returns the name of a field in a language. */
export function localFieldName<Name extends string>(
  name: Name,
  locale: Locale,
): LocalFieldName<Name> {
  return `${name}${suffixes[locale]}`;
}

/** Returns whether a name is that of such a field in a language. */
export function isLocalField(fieldName: unknown, locale: Locale): boolean {
  return localFields.some((name) => localFieldName(name, locale) === fieldName);
}
