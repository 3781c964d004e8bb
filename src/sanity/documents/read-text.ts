/** Reads stored texts, whatever type they have: nothing validates drafts, or documents written through the API. Pure. */
import { isBlank } from "../../i18n/blank-text";
import { locales, type Locale } from "../../i18n/locales";
import type { Place } from "./finding";

/** The stored fields of a document or an object. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Other programs' line breaks. */
const foreignBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Six words or more that no space divides: where programs paste others for all, lines would end within words. */
const glued = /(?<!\S)\S+(?:\u00a0+\S+){5,}/g;

/**
 * Lone surrogates, what XML does not allow, control characters other than tabs and line breaks, and those for private
 * use, such as Word's bullets, which only fonts of their own can show.
 */
const unprintable = /(?![\t\n])[\p{Cs}\p{Cc}\p{Co}\ufffe\uffff]/gu;

/** Returns a text of the same length with spaces between glued words. */
const withOwnSpaces = (text: string) =>
  text.replace(glued, (words) => words.replaceAll("\u00a0", " "));

/** Returns a text with spaces and line breaks as the site has them, without what would make the HTML or a feed invalid. */
export function cleanText(text: string, place?: Place): string {
  return withOwnSpaces(readCharacters(text, place));
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

/** Returns what a list holds, each named by its key, or by its place if it has none or shares it with another. */
export function namedItems(
  list: unknown,
): readonly (readonly [item: unknown, name: { readonly _key: string } | number])[] {
  const items = itemsOf(list);
  const keys = items.map((item) => objectsOf([item])[0]?._key);
  return items.map((item, index) => {
    const key = keys[index];
    const isOwn = keys.indexOf(key) === keys.lastIndexOf(key);
    return [item, typeof key === "string" && key !== "" && isOwn ? { _key: key } : index];
  });
}

/** Names a value of any kind in a finding. */
export const nameOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? null);

/** Returns a text with "\n" for every line break, and no more than can be shown. @param place told if it has more. */
function readCharacters(text: string, place?: Place): string {
  const ownBreaks = text.replace(foreignBreaks, "\n");
  const clean = ownBreaks.replace(unprintable, "");
  if (ownBreaks !== clean) place?.report("unprintable", "shown");
  if (clean.includes("\ufffd")) place?.report("lostCharacters", "shown");
  return clean;
}

type StoredSpan = StoredFields & { readonly text: string };

/** Returns the spans of a block of Portable Text. @param place told of what else is in the block's lines. */
export function spansOf({ children, text: words }: StoredFields, place?: Place): StoredSpan[] {
  // Programs may store words where no editor sees them.
  const spans = itemsOf(children ?? words).flatMap((item) => {
    const [child = {}] = objectsOf([item]);
    const isSpan = child._type === "span";
    if (isSpan && typeof child.text === "string")
      return [{ ...child, text: readCharacters(child.text, place) }];
    const lost = isSpan ? child.text : (child._type ?? item);
    if (lost !== null && lost !== undefined)
      place?.report("unknownBlock", "left-out", nameOf(lost));
    return [];
  });
  // Words may be glued across spans.
  const line = withOwnSpaces(spans.map(({ text }) => text).join(""));
  let end = 0;
  return spans.map((span) => ({ ...span, text: line.slice(end, (end += span.text.length)) }));
}

/** Returns the words of a block of Portable Text. @param place told of what else it has. */
function wordsOfBlock(item: unknown, place?: Place): string {
  const [block = {}] = objectsOf([item]);
  if (block._type !== "block") {
    place?.report("unknownBlock", "left-out", nameOf(block._type ?? item));
    return "";
  }
  const spans = spansOf(block, place);
  const { style, listItem } = block;
  const isPlain = (style ?? "normal") === "normal" && (listItem ?? undefined) === undefined;
  if (!isPlain || spans.some(({ marks }) => itemsOf(marks).length > 0))
    place?.report("formatting", "left-out");
  return spans.map(({ text }) => text).join("");
}

/**
 * Returns the words of a field that holds a text or, in place of one, Portable Text: a paragraph for each block.
 *
 * @param place told of what is left out of it.
 */
function wordsOf(field: unknown, place?: Place): string {
  if (typeof field === "string") return cleanText(field, place);
  const blocks = itemsOf(field).filter((item) => item !== null);
  return blocks.map((block) => wordsOfBlock(block, place)).join("\n\n");
}

/**
 * Returns the text of a field in one line; empty if nothing of it can be seen.
 *
 * @param place told of what is left out of it.
 */
export function readLine(field: unknown, place?: Place): string {
  const line = wordsOf(field, place)
    .replace(/\s*\n\s*/g, " ")
    .trim();
  return isBlank(line) ? "" : line;
}

/** The same with a blank line between its paragraphs. */
export function readParagraphs(field: unknown, place?: Place): string {
  const lines = wordsOf(field, place)
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
