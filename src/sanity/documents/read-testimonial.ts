import { byLocale, locales, type Locale } from "../../i18n/locales";
import { textLimits } from "../model/text-limits";
import { collectFindings, type Place, type Reading } from "./finding";
import { readPicture, type HasAsset } from "./read-asset";
import { readLocaleText, readName, readOrder } from "./read-fields";
import {
  checkLength,
  readLine,
  readParagraphs,
  textLanguage,
  type StoredFields,
} from "./read-text";

/** What the pages in one language show of a testimonial. A text that is missing is empty. */
export type TestimonialContent = {
  /** With a blank line between its paragraphs. */
  readonly quote: string;
  readonly quoteLanguage: Locale;
  readonly name: string;
  readonly title: string;
  readonly company: string;
  /** Id of an asset. */
  readonly portrait: string | null;
  readonly altText: string;
  readonly order: number;
};

/** One pair of quotation marks around all of a text, and none within. */
const quoted = /^["”“„«»]([^"”“„«»]+)["”“«»]$/;

/** Reads a quote: the site adds the marks of its language. */
function readQuote(field: unknown, place: Place): string {
  return readParagraphs(field, place).replace(quoted, "$1").trim();
}

/** Reads a testimonial. It is published in each language that it has a quote in. */
export function readTestimonial(
  stored: StoredFields,
  { hasAsset }: { readonly hasAsset: HasAsset },
): Reading<TestimonialContent> {
  const { findings, at } = collectFindings();
  const quotes = readLocaleText(stored.quote, at("quote"), {
    read: readQuote,
    missing: "quote",
    severity: "left-out",
    limit: textLimits.quote,
  });
  const name = readName(stored.name, "name", at("name"));
  const titles = readLocaleText(stored.title, at("title"), {
    read: readLine,
    missing: "jobTitle",
    severity: "shown",
    limit: textLimits.name,
  });
  const company = readName(stored.company, "company", at("company"));
  const portrait = readPicture(stored.image, at("image"), hasAsset, { aspectRatio: 1 });
  const altText = readLine(stored.altText, at("altText"));
  if (altText === "") at("altText").reportRequired("imageAlt", "shown");
  checkLength(altText, textLimits.alt, at("altText"));
  const order = readOrder(stored.order, at("order"));
  return {
    byLanguage: byLocale((locale) => ({
      name,
      company,
      portrait,
      altText,
      order,
      quote: quotes[locale],
      quoteLanguage: textLanguage(stored.quote, locale),
      title: titles[locale],
    })),
    languages: locales.filter((locale) => quotes[locale] !== ""),
    startedLanguages: locales.filter((locale) => quotes[locale] !== "" || titles[locale] !== ""),
    findings,
  };
}
