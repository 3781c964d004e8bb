/** Numbers of the site's own content that texts state. */
import { readFileSync } from "node:fs";
import { reviews } from "../../../src/features/reviews/reviews-data";
import { locales } from "../../../src/i18n/locales";
import { localeTexts } from "./all-texts";

type Document = { readonly _type: string; readonly quote?: unknown; readonly slugEn?: unknown };

const documents = readFileSync("src/sanity/datasets/production/data.ndjson", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Document);

const textAt = (locale: (typeof locales)[number], place: string) =>
  localeTexts(locale)
    .find((text) => text.place === place)!
    .text.replaceAll("\u00a0", " ");

test.each(locales)("the reviews say how many of them have the highest rating (%s)", (locale) => {
  const highest = reviews.filter(({ stars }) => stars === 5).length;
  const stated = {
    sv: `av de ${reviews.length} gav ${highest} högsta betyg`,
    en: `of these ${reviews.length}, ${highest} gave the highest rating`,
  };
  expect(textAt(locale, "reviews.source")).toContain(stated[locale]);
});

test.each(locales)("the accessibility statement counts what is in one language (%s)", (locale) => {
  const quotes = documents.filter(({ quote }) => typeof quote === "string");
  const articles = documents.filter(({ _type, slugEn }) => _type === "post" && !slugEn);
  // More would need a plural.
  expect([quotes.length, articles.length]).toEqual([1, 1]);
  const stated = {
    sv: ["ett av kundernas citat", "en av våra artiklar finns bara på svenska"],
    en: ["one of our customers’ quotes", "one of our articles in Swedish only"],
  };
  const text = textAt(locale, "accessibility.shortcomings.language.text");
  for (const words of stated[locale]) expect(text).toContain(words);
});
