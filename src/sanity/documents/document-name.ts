/** How messages name documents: by what editors know them by, and by id. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import { localizedText, plainText, type LocaleText, type Maybe } from "./localize";

/** The fields that a document may be known by. What is stored may be anything else. */
export type NamedDocument = {
  readonly _id: string;
  readonly _type?: unknown;
  readonly name?: unknown;
  readonly title?: unknown;
  readonly titleEn?: unknown;
};

/**
 * A document's title, or a person's name, with its id: `"Så mår ditt team" (post-1)`. Only the id, in
 * quotation marks, where it has neither.
 *
 * @param locale language in which a post's title is preferred.
 */
export function documentName(
  { _id, name, title, titleEn }: NamedDocument,
  locale: Locale = "sv",
): string {
  const inSwedish = localizedText(title as Maybe<LocaleText>, "sv");
  const inEnglish = plainText(titleEn) || localizedText(title as Maybe<LocaleText>, "en");
  const titles = locale === "sv" ? [inSwedish, inEnglish] : [inEnglish, inSwedish];
  const known = [plainText(name), ...titles].find((text) => text !== "");
  return known === undefined ? `"${_id}"` : `"${known}" (${_id})`;
}

/** The same with the document's type in front: `Post "Så mår ditt team" (post-1)`. */
export function typedDocumentName(document: NamedDocument, locale?: Locale): string {
  const type = plainText(document._type) || "document";
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${documentName(document, locale)}`;
}

/** `in the language "sv"`, `in the languages "sv" and "en"`; in the site's order, each once. */
export function inLanguages(languages: Iterable<Locale>): string {
  const named = new Set(languages);
  const list = locales.filter((locale) => named.has(locale)).map((locale) => `"${locale}"`);
  return `in the language${list.length > 1 ? "s" : ""} ${list.join(" and ")}`;
}
