/** Content of the help centre: complete in every language, and consistent with the service's facts. */
import { markedQuestions } from "../../../src/i18n/marked-url";
import {
  answerLines,
  plainAnswer,
  helpQuestionsFromQuery,
  type HelpQuestion,
} from "../../../src/i18n/help-file";
import { byLocale, defaultLocale, locales, type Locale } from "../../../src/i18n/locales";
import { helpCategoryKeys, screens, type HelpCategory } from "../../../src/i18n/routes";
import { readTexts, selectedTexts } from "../../setup/content/locale-texts";

const texts = byLocale((locale) => selectedTexts(locale));

function questionsOf(category: HelpCategory, locale: Locale): HelpQuestion[] {
  return helpQuestionsFromQuery(texts[locale], category, locale);
}

function allQuestions(locale: Locale): HelpQuestion[] {
  return helpCategoryKeys.flatMap((category) => questionsOf(category, locale));
}

function answer(category: HelpCategory, key: string, locale: Locale): string {
  const question = questionsOf(category, locale).find((each) => each.key === key);
  if (!question) throw new Error(`No question "${key}" in ${category}.`);
  return plainAnswer(question);
}

const marksIn = ({ answer: parts }: HelpQuestion) =>
  [
    ...parts
      .flatMap(answerLines)
      .join(" ")
      .matchAll(/<\/(\w+)>/g),
  ].map(([, mark]) => mark);

test.each(helpCategoryKeys)(
  "%s has six questions or more, employers’ last, the same everywhere",
  (category) => {
    const outlines = byLocale((locale) =>
      questionsOf(category, locale).map((question) => [
        question.key,
        marksIn(question),
        question.forEmployers ?? false,
      ]),
    );
    const expected = outlines[defaultLocale];
    expect(expected.length).toBeGreaterThanOrEqual(6);
    expect(outlines).toEqual(byLocale(() => expected));
    const readers = expected.map(([, , forEmployers]) => Number(forEmployers));
    expect(readers).toEqual([...readers].sort());
  },
);

describe.each(locales)("every question (%s)", (locale) => {
  test("is asked once, with a fragment that needs no encoding and that pages do not use", () => {
    const questions = allQuestions(locale).map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
    const keys = allQuestions(locale).map(({ key }) => key);
    expect(keys.filter((key) => !/^(?!content$)[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
  });

  test("is a question, answered in whole sentences or lists, with links to existing targets", () => {
    for (const each of allQuestions(locale)) {
      expect(each.question).toMatch(/^\p{Lu}.*\?$/u);
      expect(each.answer.flatMap(answerLines).at(-1)).toMatch(/[.?]$|>$/);
      const targets = [...screens, ...Object.keys(markedQuestions), "mailbox", "number"];
      expect(targets).toEqual(expect.arrayContaining(marksIn(each)));
    }
  });
});

test.each(Object.entries(markedQuestions))("<%s> links to a question", (_, [category, key]) => {
  const keys = questionsOf(category, defaultLocale).map((each) => each.key);
  expect(keys).toContain(key);
});

/** Facts about the service, and where the help centre states them. */
const facts: readonly (readonly [HelpCategory, string, string, string])[] = [
  ["sessionsAndPrices", "session-length", "45\u00a0minuter", "45\u00a0minutes"],
  ["sessionsAndPrices", "opening-hours", "07–23", "7am–11pm"],
  ["sessionsAndPrices", "waiting-time", "24\u00a0timmar", "24\u00a0hours"],
  // What a private individual pays, and what somebody pays whose prepaid sessions are used up.
  ["sessionsAndPrices", "price", "695\u00a0kr", "SEK\u00a0695"],
  ["sessionsAndPrices", "price", "495\u00a0kr", "SEK\u00a0495"],
  ["payment", "private-price", "695\u00a0kr", "SEK\u00a0695"],
  ["payment", "private-price", "495\u00a0kr", "SEK\u00a0495"],
  ["payment", "ways-to-pay", "kampanjkod", "promo code"],
  ["payment", "ways-to-pay", "förbetalda samtal", "prepaid sessions"],
  ["payment", "ways-to-pay", "arbetsgivaren", "employer"],
  ["matchingAndTherapists", "matching-time", "24\u00a0timmar", "24\u00a0hours"],
  ["matchingAndTherapists", "languages", "fler än tio språk", "more than ten languages"],
  [
    "matchingAndTherapists",
    "qualifications",
    "högskoleexamen på minst kandidatnivå",
    "bachelor’s degree",
  ],
  ["matchingAndTherapists", "qualifications", "grundläggande psykoterapi", "basic psychotherapy"],
  ["matchingAndTherapists", "qualifications", "motiverande samtal", "motivational interviewing"],
  ["account", "get-started", "QR-kod", "QR code"],
  ["account", "get-started", "jobbmejl", "work email"],
  ["account", "login", "fyra siffror", "four-digit"],
  ["account", "data", "i Sverige", "in Sweden"],
  ["account", "close-account", "24\u00a0timmar", "24\u00a0hours"],
  ["account", "inactivity", "24\u00a0månader", "24\u00a0months"],
  ["account", "inactivity", "en månad", "one month"],
  ["appAndContent", "exercises", "5–10\u00a0minuter", "5–10\u00a0minutes"],
  ["about", "other-help", "112", "112"],
  ["about", "contact", "24\u00a0timmar", "24\u00a0hours"],
  ["about", "results", "84", "84"],
];

test.each(facts)("%s, %s: %s, %s", (category, key, sv, en) => {
  expect(answer(category, key, "sv")).toContain(sv);
  expect(answer(category, key, "en")).toContain(en);
});

const everything = byLocale((locale) =>
  [
    ...allQuestions(locale).flatMap((each) => [each.question, each.words, plainAnswer(each)]),
    readTexts(locale, "faq"),
    readTexts(locale, "help-category"),
    readTexts(locale, "help-centre"),
  ].join("\n"),
);

/** Allowed values of a number wherever it is mentioned; any other would be a contradiction. */
const onlyNumbers: readonly (readonly [string, Record<Locale, RegExp>, readonly string[]])[] = [
  ["kronor", { sv: /(\d+)\s?kr\b/g, en: /SEK\s?(\d+)/g }, ["495", "695"]],
  ["hours", { sv: /(\d+)\stimmar/g, en: /(\d+)\shours/g }, ["24"]],
  ["minutes", { sv: /([\d–]+)\sminuter/g, en: /([\d–]+)\sminutes/g }, ["45", "5–10", "30"]],
  ["per cent", { sv: /([\d,.]+)\s?%/g, en: /([\d,.]+)\s?%/g }, ["100", "69", "84"]],
  ["months", { sv: /(\d+)\smånader/g, en: /(\d+)\smonths/g }, ["24", "12", "3"]],
  ["the rating", { sv: /([\d,]+) av 5/g, en: /([\d.]+) out of 5/g }, ["4,9", "4.9"]],
  ["opening hours", { sv: /(0\d–\d\d)/g, en: /(\d+am–\d+pm)/g }, ["07–23", "7am–11pm"]],
];

test.each(onlyNumbers)("%s have the same value everywhere", (_, patterns, allowed) => {
  for (const locale of locales) {
    const found = [...everything[locale].matchAll(patterns[locale])].map(([, value]) => value!);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((value) => !allowed.includes(value))).toEqual([]);
  }
});

test.each(locales)("nothing repeats what only the legal texts state (%s)", (locale) => {
  // The two legal texts state different ages; one of them states 12 hours for the matching.
  expect(everything[locale]).not.toMatch(/\b1[56]\s(år|years)|\b12\s(timmar|hours)/i);
});
