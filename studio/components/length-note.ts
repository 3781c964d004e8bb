/** How long a text is, and may be. Pure. */
import { interpolate } from "../../src/i18n/interpolate";
import { locales } from "../../src/i18n/locales";
import { readLine } from "../../src/sanity/documents/read-text";
import { localFieldName } from "../../src/sanity/model/local-fields";
import { searchResultLengths, textLimits } from "../../src/sanity/model/text-limits";
import { texts } from "../texts";

/** By the field's name, without its language. */
const limits: Readonly<Record<string, number>> = {
  title: textLimits.title,
  imageAltText: textLimits.alt,
  altText: textLimits.alt,
  alt: textLimits.alt,
  quote: textLimits.quote,
  metaTitle: textLimits.title,
  metaDescription: textLimits.metaDescription,
};

const shownLengths: Readonly<Record<string, number>> = searchResultLengths;

/** The share of a limit from which its length is of interest. */
const near = 0.8;

/**
 * Returns what to say of a text's length below its field; undefined if nothing.
 *
 * @param path of the field, as Sanity's forms have it.
 */
export function lengthNote(path: readonly unknown[], text: string): string | undefined {
  const isLanguage = (part: string) => locales.some((locale) => locale === part);
  const names = path.filter((part) => typeof part === "string");
  const stored = names.filter((part) => !isLanguage(part)).at(-1) ?? "";
  const isStored = (each: string) =>
    locales.some((locale) => localFieldName(each, locale) === stored);
  const name = Object.keys(limits).find(isStored) ?? "";
  const limit = limits[name];
  // As the validation reads it.
  const count = readLine(text).length;
  if (limit === undefined || count === 0) return undefined;
  const say = (sentence: string, of: number) =>
    interpolate(sentence, { count: String(count), limit: String(of) });
  const shown = shownLengths[name];
  if (count <= limit && shown !== undefined) return say(texts.count.shown, shown);
  return count >= limit * near ? say(texts.count.of, limit) : undefined;
}
