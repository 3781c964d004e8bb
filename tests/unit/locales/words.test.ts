/** What `docs/words.md` asks of every text, as far as a machine can tell. */
import { guideHtml } from "../../../docs/white-paper/guide";
import { serviceFacts } from "../../../src/config/service-facts";
import { plainAnswer } from "../../../src/i18n/help-file";
import { locales, type Locale } from "../../../src/i18n/locales";
import type { TextKey } from "../../../src/i18n/texts";
import { allTexts, helpAnswer, localeTexts, metadataTexts, textAt } from "./all-texts";
import { readTexts } from "../../setup/content/locale-texts";
import { interpolateAll } from "../../../src/i18n/interpolate";
import { pageText } from "../../setup/output/page-text";

/** Prescribed as it is. */
const prescribed = "404 - Page not found";

/** What no text may have, but in the excepted places. */
type Rule = readonly [name: string, pattern: RegExp, exceptIn?: RegExp];

const common: readonly Rule[] = [
  ["a breaking space in a figure", /(\d|\}\}) (%|min\b)|SEK (\d|\{\{)|\d \d{3}\b|08-\d+ /],
  ["straight quotes", /["']/],
  ["a hyphen or an em dash as a dash", / - |—/],
  ["a hyphen in a range of times", /(?<![-\w])\d{1,2}-\d{1,2}(?![-\w])/],
];

const rules: Record<Locale, readonly Rule[]> = {
  sv: [
    ...common,
    [
      "a breaking space before a unit",
      /(\d|\}\}) (kr(onor)?(?!\p{L})|timm|minut|dag|månad|veck|år(?!\p{L})|§|kap\.)/u,
    ],
    [
      "a colon in a time of day, but on a drawn screen",
      /\b\d{1,2}:\d{2}\b/,
      /^home\.checkIn\.(?!alt)/,
    ],
    [
      "the rarer form of a word that has two, but in words to search for",
      /(?<!\p{L})(ner(?!\p{L})|avisering)/iu,
      /\.words$/,
    ],
    ["an English quotation mark", /[“‘]/],
    ["other opening hours than 07–23", /07[.:]00|\b7–23|mellan 0?7 och 23/],
    ["a phone where the app is meant", /på telefon eller|telefon eller chatt|chatt och telefon/i],
    ["an answer of those asked as one of all users", /% av användarna/],
    ["a code that sounds like one's own", /\bunika? QR/i],
    ["answers where people are counted", /(\b10|\btio|smallestGroup\}\}) svar\b/],
    ["a figure before its month has ended", /realtid|\blive\b/i],
    ["the portal in the middle of a month", /portalen[^.]*(just nu|i kväll|den här månaden)/i],
    ["other exceptions than the four", /undantagen är två/i],
    // The help centre says what is meant by it: “kris” alone is also grief or a divorce.
    ["a crisis that is not called acute", /(?<!akut )(?<!\p{L})i kris(?!\p{L})/u],
    ["112 for an acute crisis instead of a life in danger", /akut kris[^.]*\b112\b/],
    [
      "a call to a therapist in words that Swedish has not",
      /(ringer|ringa) eller chatta[^.]* med\b/,
    ],
    ["the maker of a phone instead of its system's", /telefonens tillverkare/],
    ["a survey without accounts behind its answers", /anonyma? enkät/i],
    ["statistics that claim more than groups", /anonyma? statistik/i],
    ["more than ten languages in other words", /mer än (10|tio) språk/i],
    ["a translated or discarded term", /framgångsexempel|\bkolleger|\binlägg/i],
  ],
  en: [
    ...common,
    ["a breaking space before a unit of time", /(\d|\}\}) (hour|minute|day|month|week|year)/],
    ["a Swedish opening quotation mark", /(^|[\s(])”/],
    ["other opening hours than 7am–11pm", /07–23|07:00 to|from 07\b|between 07\b/],
    ["a space before am, pm or an ellipsis", /\d [ap]m\b| …/],
    ["a phone where the app is meant", /by phone or chat|chat (and|or) phone/i],
    ["an answer of those asked as one of all users", /% of users/],
    ["a code that sounds like one's own", /\bunique QR/i],
    ["answers where people are counted", /(\b10|\bten|smallestGroup\}\}) answers\b/],
    ["a figure before its month has ended", /real[- ]time|\blive (figure|number|count|statistic)/i],
    ["the portal in the middle of a month", /portal[^.]*(right now|tonight|this month)/i],
    ["other exceptions than the four", /there are two exceptions/i],
    // The help centre says what is meant by it: a “crisis” alone is also grief or a divorce.
    ["a crisis that is not called acute", /(?<!acute )\bcris[ie]s\b/i, /\.words$/],
    ["112 for an acute crisis instead of a life in danger", /acute crisis[^.]*\b112\b/],
    // Articles have a test of their own (`whom-not-for.test.ts`).
    ["a treatment of anything", /being treated(?! for)/, /^post-/],
    ["sessions that are held at a time of day", /sessions (are )?held (every|seven|11pm)/i],
    ["the maker of a phone instead of its system's", /maker of the phone/],
    ["a survey without accounts behind its answers", /anonymous (in-app )?survey/i],
    ["statistics that claim more than groups", /anonymous statistics/i],
    ["the service under another name", /\bthe support\b/i],
    ["a translated term", /home page|human-care|vacation pay|employer fee|stand-in|lunchroom/i],
    ["a discarded form", /pre-paid|per cent\b/i],
  ],
};

const cases = locales.flatMap((locale) =>
  rules[locale].map(([name, ...rest]) => ({ locale, name, rest })),
);

test.each(cases)("in $locale no text has $name", ({ locale, rest: [pattern, exceptIn] }) => {
  const found = allTexts(locale).flatMap(({ place, text }) => {
    const [words] = (text !== prescribed && !exceptIn?.test(place) && pattern.exec(text)) || [];
    return words === undefined ? [] : [{ place, words, text }];
  });
  expect(found).toEqual([]);
});

/** Facts typed by hand would stay behind when `service-facts.ts` changes. */
const typedFacts = [
  /\b45\sminut/,
  /\b[46]95\b/,
  /(svarar( vi)?|answer you|we’ll answer|we will answer) (inom|within) \d/i,
  /(färre än|fewer than) \d/,
  /(matchad|matched|matching)[^.]*(inom|within|högst|no more than) 24/i,
  /\b(84|69|412|897|986)\b/,
];

test.each(locales)("texts leave facts about the service to their one place (%s)", (locale) => {
  const texts = localeTexts(locale).filter(({ place }) => !/^reviews\.r\d+/.test(place));
  const typed = texts.filter(({ text }) => typedFacts.some((fact) => fact.test(text)));
  expect(typed).toEqual([]);
});

test.each(locales)("the metadata states the same facts (%s)", (locale) => {
  const { demoMinutes, matchHours } = serviceFacts;
  const facts = {
    sv: [`${demoMinutes}\u00a0minuter`, `${matchHours}\u00a0timmar`],
    en: [`${demoMinutes}-minute`, `${matchHours}\u00a0hours`],
  };
  const texts = metadataTexts(locale).map(({ text }) => text);
  for (const fact of facts[locale]) expect(texts.join("\n")).toContain(fact);
});

test.each(locales)("the therapists’ languages are the same list everywhere (%s)", (locale) => {
  const [, languages = ""] =
    /: (.*)\./.exec(plainAnswer(helpAnswer(locale, "matchingAndTherapists", "languages"))) ?? [];
  expect(languages.split(/, | och | and /).length).toBeGreaterThan(10);
  for (const place of ["therapists.people.allLanguages", "faq.therapists."]) {
    expect(textAt(locale, place)).toContain(languages);
  }
  expect(textAt(locale, "guide.").toLowerCase()).toContain(languages.toLowerCase());
  // A description in search results has no room for the list, and the therapists' screen has it further down.
  const promises = allTexts(locale).filter(
    ({ place, text }) =>
      /fler än (10|tio) språk|more than (10|ten) languages/.test(text) &&
      !place.startsWith("metadata.") &&
      !place.startsWith("therapists.hero."),
  );
  expect(promises.length).toBeGreaterThan(3);
  expect(promises.filter(({ text }) => !text.includes(languages))).toEqual([]);
});

/** A text of a locale file is read together with those beside it, such as the other points of its list. */
function readTogether(locale: Locale, { place, text }: { place: string; text: string }): string {
  const isInLocaleFile = localeTexts(locale).some((each) => each.place === place);
  return isInLocaleFile ? textAt(locale, place.slice(0, place.lastIndexOf(".") + 1)) : text;
}

test.each(locales)("whoever is told 112 is told 90101, too, and 112 first (%s)", (locale) => {
  const told = allTexts(locale).filter(({ text }) => /\b112\b/.test(text));
  expect(told.length).toBeGreaterThan(20);
  const wrong = told.filter((each) => {
    const numbers = readTogether(locale, each).match(/\b(112|90101|1177)\b/g)!;
    return numbers[0] !== "112" || !numbers.includes("90101");
  });
  expect(wrong).toEqual([]);
});

test.each(locales)("what is left of a package carries over, wherever told (%s)", (locale) => {
  const rule = { sv: /följer med till nästa/, en: /carr(ies|y) over to the next/ };
  const answers = ["help-payment.prepaid.", "help-about.contract."];
  const more = ["faq.cost.", "guide."];
  for (const place of [...answers, ...more, ...(locale === "en" ? ["app-terms."] : [])]) {
    expect([place, textAt(locale, place)]).toEqual([place, expect.stringMatching(rule[locale])]);
  }
});

test.each(locales)("the average rating says what it is the average of (%s)", (locale) => {
  const rated = allTexts(locale).filter(({ text }) =>
    /(4[,.]9|{{rating}}) (av 5|out of 5|of 5)/.test(text),
  );
  const source = /({{ratings}}|986) (betyg|ratings)/;
  expect(rated.length).toBeGreaterThan(4);
  expect(rated.filter((each) => !source.test(readTogether(locale, each)))).toEqual([]);
});

test.each(locales)("what users report has the same source wherever it stands (%s)", (locale) => {
  const faq = interpolateAll(JSON.parse(readTexts(locale, "faq")) as { why: { source: string } });
  expect(helpAnswer(locale, "about", "results").answer).toContain(faq.why.source);
  const { surveyYear, surveyAnswers, surveyAsked } = serviceFacts;
  for (const fact of [surveyYear, surveyAnswers, surveyAsked]) {
    expect(faq.why.source).toContain(String(fact));
  }
});

test.each(locales)("“over half” stands in one text, which gives the source (%s)", (locale) => {
  const claim = /(över|mer än) hälften|(over|more than) half/i;
  const places = allTexts(locale).filter(({ text }) => claim.test(text));
  expect(places.map(({ place }) => place)).toEqual(["help-about.results.answer.0"]);
});

test.each(locales)("the therapists page states its figures (%s)", (locale) => {
  const therapists = (key: TextKey<"therapists">) => pageText(locale, "therapists", key);
  expect(therapists("hero.points.languages.text")).toMatch(/\b10\b/);
  expect(therapists("hero.points.availability.text")).toMatch(/07–23|7am–11pm/);
  expect(therapists("matching.match.text")).toMatch(/\b24\b/);
  expect(therapists("matching.talk.text")).toMatch(/\b45\b/);
});

test.each(locales)("what is promised of the guide is in it (%s)", (locale) => {
  const guide = guideHtml(locale);
  const promised = { sv: "Tolv sidor", en: "Twelve pages" }[locale];
  expect(guide.match(/<section class="page/g)).toHaveLength(12);
  for (const place of ["white-paper.lead", "faq.whitePaper.text", "metadata./white-paper"]) {
    expect([place, textAt(locale, place)]).toEqual([place, expect.stringContaining(promised)]);
  }
  const [year] = /\d{4}/.exec(pageText(locale, "white-paper", "note"))!;
  expect(guide).toMatch(new RegExp(`(Utgiven|Published in) ${year}`));
  for (const part of ["checklist", "plan", "supplier"]) expect(guide).toContain(`id="${part}"`);
});
