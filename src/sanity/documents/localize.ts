/** Chooses the language of Sanity's fields; nothing else does. Pure. */
import { isBlank } from "../../i18n/blank-text";
import { locales, type Locale } from "../../i18n/locales";
import { cleanBlocks, cleanText } from "./clean-blocks";
import { localFieldName, type LocalFieldName } from "../model/local-fields";

/** A field with one text for all languages, or one for each. */
export type LocaleText = string | Readonly<Partial<Record<Locale, string | null>>>;

/** The value of a Sanity field, which may be empty. */
export type Maybe<T> = T | null | undefined;

/** The fields of a post that exist once per language. */
type LocalFields = {
  readonly title: string;
  readonly slug: { readonly current?: Maybe<string> };
  readonly imageAltText: string;
  readonly body: readonly unknown[];
  readonly attachments: readonly unknown[];
};

/**
 * The fields of a post that depend on the language. Stored values may have any type: nothing validates
 * drafts, or documents written through the API.
 */
export type PostFields = {
  readonly [Name in keyof LocalFields as LocalFieldName<Name>]?: Maybe<LocalFields[Name]>;
} & { readonly metaDescription?: Maybe<LocaleText> };

/** Returns the trimmed text of a field; empty if it is not a text, or nothing of it can be seen. */
export function plainText(field: unknown): string {
  const text = typeof field === "string" ? cleanText(field).trim() : "";
  return isBlank(text) ? "" : text;
}

/** Returns the text of a field in a language, or an empty string. A plain string counts for every language. */
export function localizedText(field: unknown, locale: Locale): string {
  return plainText(
    typeof field === "string" ? field : (field as Exclude<LocaleText, string> | null)?.[locale],
  );
}

/** Words that hardly any text in a language lacks, and that the others do not have. */
const commonWords: Record<Locale, RegExp> = {
  sv: /\b(?:och|att|det|som|inte|jag|vi)\b/gi,
  en: /\b(?:the|and|that|of|is|we|you)\b/gi,
};

/** Returns the language of a field's text: a plain string, which stands on all pages, is told by its words. */
export function textLanguage(field: unknown, locale: Locale): Locale {
  if (typeof field !== "string") return locale;
  const count = (language: Locale) => field.match(commonWords[language])?.length ?? 0;
  return locales.reduce((best, other) => (count(other) > count(best) ? other : best), locale);
}

/** Returns the objects of a list; empty if it is not a list. */
export function objectsOf(list: unknown): readonly object[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.filter((item): item is object => typeof item === "object" && item !== null);
}

/** Returns a post's fields in a language; `slug` is empty when the post does not exist in it. */
export function localizedPost(post: PostFields, locale: Locale) {
  return {
    title: plainText(post[localFieldName("title", locale)]),
    slug: plainText(post[localFieldName("slug", locale)]?.current),
    coverAlt: plainText(post[localFieldName("imageAltText", locale)]),
    metaDescription: localizedText(post.metaDescription, locale),
    /** Cleaned on each access, as most callers do without it. */
    get body() {
      return cleanBlocks(post[localFieldName("body", locale)]);
    },
    attachments: objectsOf(post[localFieldName("attachments", locale)]),
  };
}
