/** Numbers of the site's own content that texts state. */
import { readFileSync } from "node:fs";
import { reviews } from "../../../src/features/reviews/reviews-data";
import { sickLeaveCosts } from "../../../src/features/sick-leave-calculator/sick-leave-costs";
import { formatNumber } from "../../../src/i18n/format";
import { locales } from "../../../src/i18n/locales";
import { localeTexts, textAt as textsAt } from "./all-texts";

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

/** What absence costs beyond what is paid anyway. */
function causedBy(employees: number, days: number): number {
  const { total, fixedExpenses } = sickLeaveCosts({ salary: 35_000, employees, days });
  return total - fixedExpenses;
}

test.each(locales)("the article on short absences states what absence causes (%s)", (locale) => {
  const article = textsAt(locale, "post-korttidsfranvaro.").replaceAll("\u00a0", " ");
  const stated = (amount: number) => formatNumber(amount, locale).replaceAll("\u00a0", " ");
  const roundedUp = (amount: number, to: number) => stated(Math.ceil(amount / to) * to);
  const roundedDown = (amount: number, to: number) => stated(Math.floor(amount / to) * to);
  const [aWeek, twoMonths, fiveForAWeek, fiveForTwoMonths] = {
    sv: ["Knappt ", "knappt ", "varav drygt ", "varav "],
    en: ["Just under SEK ", "just under SEK ", "causes a little over SEK ", "causes SEK "],
  }[locale];
  expect(article).toContain(`${aWeek}${roundedUp(causedBy(1, 5) / 5, 100)}`);
  expect(article).toContain(`${twoMonths}${roundedUp(causedBy(1, 60) / 60, 50)}`);
  expect(article).toContain(`${fiveForAWeek}${roundedDown(causedBy(5, 5), 1_000)}`);
  expect(article).toContain(`${fiveForTwoMonths}${stated(Math.round(causedBy(5, 60)))}`);
  expect(causedBy(1, 1)).toBe(0);
});
