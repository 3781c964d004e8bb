/** How long a text is, and may be. Pure. */
import { interpolate } from "../../src/i18n/interpolate";
import { searchResultLengths, textLimits } from "../../src/sanity/model/text-limits";
import { texts } from "../texts";

/** By the field's name. */
const limits: Readonly<Record<string, number>> = {
  title: textLimits.title,
  titleEn: textLimits.title,
  imageAltText: textLimits.alt,
  imageAltTextEn: textLimits.alt,
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
  const names = path.filter((part) => typeof part === "string");
  const name = names.filter((part) => part !== "sv" && part !== "en").at(-1) ?? "";
  const limit = limits[name];
  const count = [...text].length;
  if (limit === undefined || count === 0) return undefined;
  const say = (sentence: string, of: number) =>
    interpolate(sentence, { count: String(count), limit: String(of) });
  const shown = shownLengths[name];
  if (count <= limit && shown !== undefined) return say(texts.count.shown, shown);
  return count >= limit * near ? say(texts.count.of, limit) : undefined;
}
