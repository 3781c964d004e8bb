/** Names of documents in messages: what editors know them by, and the id. Pure. */
import { defaultLocale, locales, type Locale } from "../../i18n/locales";
import { localFieldName, type LocalFieldName } from "../model/local-fields";
import { inLanguage, readLine } from "./read-text";

/** The fields that a document is named by. Their stored values may have any type. */
export type NamedDocument = {
  readonly _id: string;
  readonly _type?: unknown;
  readonly name?: unknown;
  readonly from?: unknown;
} & { readonly [Name in LocalFieldName<"title">]?: unknown };

/**
 * Returns a document's title, a person's name or the address of a redirect, with its id:
 * `"Så mår ditt team" (post-1)`. Without any, returns the quoted id.
 *
 * @param locale preferred language of the title.
 */
export function documentName(document: NamedDocument, locale: Locale = defaultLocale): string {
  const { _id, name, title, from } = document;
  const titles = [locale, ...locales].map(
    (language) =>
      readLine(document[localFieldName("title", language)]) ||
      readLine(inLanguage(title, language)),
  );
  const label = [readLine(name), readLine(from), ...titles].find((text) => text !== "");
  return label === undefined ? `"${_id}"` : `"${label}" (${_id})`;
}

/** Returns the name after the document's type: `Post "Så mår ditt team" (post-1)`. */
export function typedDocumentName(document: NamedDocument, locale?: Locale): string {
  const type = readLine(document._type) || "document";
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${documentName(document, locale)}`;
}

/** Returns `in the language "sv"` or `in the languages "sv" and "en"`, in the site's order and without duplicates. */
export function inLanguages(languages: Iterable<Locale>): string {
  const included = new Set(languages);
  const list = locales.filter((locale) => included.has(locale)).map((locale) => `"${locale}"`);
  return `in the language${list.length > 1 ? "s" : ""} ${list.join(" and ")}`;
}
