/** Reads stored texts, whatever type they have: nothing validates drafts, or documents written through the API. Pure. */
import { isBlank } from "../../i18n/blank-text";
import { locales, type Locale } from "../../i18n/locales";
import type { Place } from "./finding";

/** The stored fields of a document or an object. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Other programs' line breaks. */
const foreignBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Lone surrogates, what XML does not allow, and control characters other than tabs and line breaks. */
const unprintable = /(?![\t\n])[\p{Cs}\p{Cc}\ufffe\uffff]/gu;

/** Returns a text with "\n" for every line break, without what would make the HTML or a feed invalid. */
export function cleanText(text: string): string {
  return text.replace(foreignBreaks, "\n").replace(unprintable, "");
}

/** Returns what a list holds; a value that programs stored in place of a list counts as its only item. */
export function itemsOf(list: unknown): readonly unknown[] {
  if (list === null || list === undefined) return [];
  return Array.isArray(list) ? list : [list];
}

/** Returns the objects of a list. */
export function objectsOf(list: unknown): readonly StoredFields[] {
  return itemsOf(list).filter(
    (item): item is StoredFields => typeof item === "object" && item !== null,
  );
}

/** Returns the words of a field that holds a text or, in place of one, Portable Text: a paragraph for each block. */
function wordsOf(field: unknown): string {
  if (typeof field === "string") return cleanText(field);
  const paragraphs = objectsOf(field).map(({ children }) =>
    objectsOf(children)
      .map(({ text }) => (typeof text === "string" ? cleanText(text) : ""))
      .join(""),
  );
  return paragraphs.join("\n\n");
}

/** Finds characters that `cleanText` removes. */
export function checkCharacters(text: string, place: Place): void {
  if (text.replace(foreignBreaks, "\n") !== cleanText(text)) place.report("unprintable", "shown");
}

/** Finds what `wordsOf` leaves out of a field. */
function checkWords(field: unknown, place: Place): void {
  if (typeof field === "string") checkCharacters(field, place);
  for (const { _type, children } of objectsOf(field)) {
    if (typeof _type === "string" && _type !== "block")
      place.report("unknownBlock", "left-out", _type);
    for (const { text, marks } of objectsOf(children)) {
      if (typeof text === "string") checkCharacters(text, place);
      if (itemsOf(marks).length > 0) place.report("formatting", "left-out");
    }
  }
}

/**
 * Returns the text of a field in one line; empty if nothing of it can be seen.
 *
 * @param place told of what is left out of it.
 */
export function readLine(field: unknown, place?: Place): string {
  if (place) checkWords(field, place);
  const line = wordsOf(field)
    .replace(/\s*\n\s*/g, " ")
    .trim();
  return isBlank(line) ? "" : line;
}

/** The same with a blank line between its paragraphs. */
export function readParagraphs(field: unknown, place?: Place): string {
  if (place) checkWords(field, place);
  const lines = wordsOf(field)
    .split("\n")
    .map((line) => (isBlank(line) ? "" : line.trim()));
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Returns what a field holds for a language: a text that is not divided into languages counts for each. */
export function inLanguage(field: unknown, locale: Locale): unknown {
  if (typeof field === "string" || Array.isArray(field)) return field;
  return (field as Readonly<Record<string, unknown>> | null | undefined)?.[locale];
}

/** Words that hardly any text in a language lacks, and that the others do not have. */
const commonWords: Record<Locale, RegExp> = {
  sv: /\b(?:och|att|det|som|inte|jag|vi)\b/gi,
  en: /\b(?:the|and|that|of|is|we|you)\b/gi,
};

/** Returns the language of a field's text: one that stands on all pages is told by its words. */
export function textLanguage(field: unknown, locale: Locale): Locale {
  if (typeof field !== "string" && !Array.isArray(field)) return locale;
  const words = wordsOf(field);
  const count = (language: Locale) => words.match(commonWords[language])?.length ?? 0;
  return locales.reduce((best, other) => (count(other) > count(best) ? other : best), locale);
}

/** Finds a text that is too long. @param limit in characters; a build accepts ten times as many. */
export function checkLength(text: string, limit: number, place: Place): void {
  if (text.length <= limit) return;
  place.reportRequired(
    "tooLong",
    text.length > 10 * limit ? "stops" : "shown",
    `${text.length} / ${limit}`,
  );
}
