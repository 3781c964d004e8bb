/** Texts about what the customer portal shows, compared with the rule (`src/config/portal-figures.ts`). */
import {
  employeesFrom,
  exampleMonth,
  expectedAccounts,
  type FigurePeriod,
} from "../../../src/config/portal-figures";
import { serviceFacts } from "../../../src/config/service-facts";
import { formatNumber } from "../../../src/i18n/format";
import { answerLines, helpQuestionsFromQuery } from "../../../src/i18n/help-file";
import { interpolate } from "../../../src/i18n/interpolate";
import { locales, type Locale } from "../../../src/i18n/locales";
import { allTexts } from "./all-texts";
import { selectedTexts } from "../../setup/content/locale-texts";

/** Returns how often the customer portal has a figure for an employer of `employees` people. */
function figuresEvery(employees: number): FigurePeriod | "hardlyEver" {
  const periods = ["month", "quarter", "year"] as const;
  return periods.find((period) => employees >= employeesFrom[period]) ?? "hardlyEver";
}

const { smallestGroup } = serviceFacts;

/** With breaking spaces and the facts about the service. */
const plain = (text: string) => interpolate(text).replaceAll("\u00a0", " ");
const numberIn = (digits: string) => Number(digits.replace(/[\s,]/g, ""));

const every: Record<Locale, Record<FigurePeriod | "hardlyEver", string>> = {
  sv: {
    month: "varje månad",
    quarter: "varje kvartal",
    year: "varje år",
    hardlyEver: "nästan aldrig",
  },
  en: {
    month: "every month",
    quarter: "every quarter",
    year: "every year",
    hardlyEver: "hardly ever",
  },
};

/** Such as "25", or "18–19" where a half is expected. */
function expectedRange(employees: number, period: FigurePeriod): string {
  const expected = expectedAccounts(employees, period);
  const [low, high] = [Math.floor(expected), Math.ceil(expected)];
  return low === high ? String(low) : `${low}–${high}`;
}

const sizes = "help-about.figures-by-size.";

test.each(locales)("the help centre computes each size that it names (%s)", (locale) => {
  const questions = helpQuestionsFromQuery(selectedTexts(locale), "about", locale);
  const { answer } = questions.find(({ key }) => key === "figures-by-size")!;
  const named = answer
    .filter((part) => typeof part !== "string")
    .flatMap(answerLines)
    .map((line) => /^([\d ,]+) [^:]+: (.+) \(([\d–]+)/.exec(plain(line))!.slice(1));
  expect(named.length).toBeGreaterThan(6);
  expect(new Set(named.map(([, how]) => how))).toEqual(new Set(Object.values(every[locale])));
  const computed = named.map(([digits = ""]) => {
    const employees = numberIn(digits);
    const how = figuresEvery(employees);
    const people = expectedRange(employees, how === "hardlyEver" ? "year" : how);
    return [digits, every[locale][how], people];
  });
  expect(named).toEqual(computed);
});

/** Who sees figures how often, wherever the rule is told. */
const rule: Record<Locale, RegExp> = {
  sv: /(?:en|varje) månad från ([\d ]+) anställda, (?:ett|varje) kvartal från ([\d ]+), annars/,
  en: /(?:a|every) month from ([\d,]+) employees, (?:a|every) quarter from ([\d,]+), otherwise/,
};
const hardlyEver: Record<Locale, RegExp> = {
  sv: /(?:[Uu]nder|färre än) (\d+)[^.:]*nästan aldrig/,
  en: /(?:below|fewer than) (\d+)[^.:]*hardly ever/i,
};

test.each(locales)("the rule is the same wherever it is told (%s)", (locale) => {
  const texts = allTexts(locale).map(({ place, text }) => ({ place, text: plain(text) }));
  const told = texts.flatMap(({ place, text }) => {
    const [, month, quarter] = rule[locale].exec(text) ?? [];
    return month && quarter ? [{ place, from: [month, quarter].map(numberIn) }] : [];
  });
  expect(told.length).toBeGreaterThanOrEqual(4);
  const { month, quarter, year } = employeesFrom;
  expect(told.filter(({ from }) => String(from) !== String([month, quarter]))).toEqual([]);
  const small = texts.flatMap(({ place, text }) => {
    const [, from] = hardlyEver[locale].exec(text) ?? [];
    return from ? [{ place, from: Number(from) }] : [];
  });
  expect(small.filter(({ from }) => from !== year)).toEqual([]);
  // Before anybody books a demo.
  for (const start of ["home.", "faq.", "product.", "demo-booking.", "help-about.", "guide."]) {
    expect([start, small.some(({ place }) => place.startsWith(start))]).toEqual([start, true]);
  }
});

/** Texts that name an employer's size, and the period and number of people that they show of it. */
const examples: readonly (readonly [string, number, FigurePeriod, number | undefined])[] = [
  ["home.sides.legend", exampleMonth.employees, "month", exampleMonth.people],
  ["app-trial-steps.portal.example", exampleMonth.employees, "month", exampleMonth.people],
  ["product.portal.often.example", 400, "year", undefined],
  ["product.portal.picture.alt", 11_000, "month", 46],
  ["testimonial-johan-sterner.quote", 1400, "quarter", undefined],
];

test.each(
  locales.flatMap((locale) =>
    examples.map(([place, ...rest]) => [locale, place, ...rest] as const),
  ),
)("%s, %s: an employer of %i has figures every %s", (locale, place, employees, period, people) => {
  const texts = allTexts(locale).filter((each) => each.place.startsWith(place));
  expect(texts.map(({ text }) => text).join()).toContain(formatNumber(employees, locale));
  expect(figuresEvery(employees)).toBe(period);
  const expected = expectedAccounts(employees, period);
  expect(expected).toBeGreaterThanOrEqual(smallestGroup);
  if (people !== undefined) expect(Math.abs(people - expected)).toBeLessThan(1);
});

/** What else has a size in one sentence with figures would have to be an example above. */
const figures: Record<Locale, RegExp> = {
  sv: /([\d ]+) anställda(?:(?! från )[^.])*(siffror|kvartal)/,
  en: /([\d,]+) employees[^.]*(figures|quarter)/,
};

test.each(locales)("no other text promises figures to an employer of a size (%s)", (locale) => {
  const known = [...examples.map(([, employees]) => employees), ...Object.values(employeesFrom)];
  // The help centre's sizes are computed above.
  const texts = allTexts(locale).filter(({ place }) => !place.startsWith(sizes));
  const found = texts.flatMap(({ place, text }) => {
    const [, digits] = figures[locale].exec(plain(text)) ?? [];
    return digits?.trim() && !known.includes(numberIn(digits)) ? [place] : [];
  });
  expect(found).toEqual([]);
});

/** A figure is behind accounts, since somebody who began anew may be counted twice. */
const people: Record<Locale, RegExp> = {
  sv: /(minst|färre än) (10|tio) (personer|människor)/,
  en: /(at least|fewer than) (10|ten) people (?!(must )?(have )?not)/,
};

test.each(locales)("the smallest group is counted in accounts (%s)", (locale) => {
  expect(allTexts(locale).filter(({ text }) => people[locale].test(plain(text)))).toEqual([]);
});

/** Who is told that somebody may be counted twice, and that nearly all of a group are not shown. */
const twice = { sv: "räknas två gånger", en: "counted twice" };
const nearlyAll = {
  sv: /nästan alla|minst 10[^.]* (inte|utan)/,
  en: /nearly all|at least 10[^.]* not/,
};
const tellers = ["help-about.what-employers-see.", "legal.", "guide.", "handout."];

test.each(locales.flatMap((locale) => tellers.map((place) => [locale, place] as const)))(
  "in %s, %s tells what accounts are, and of nearly all",
  (locale, place) => {
    const text = allTexts(locale)
      .filter((each) => each.place.startsWith(place))
      .map((each) => plain(each.text))
      .join("\n");
    expect(text).toContain(twice[locale]);
    expect(text).toMatch(nearlyAll[locale]);
  },
);
