/** What `docs/words.md` asks of every text, as far as a machine can tell. */
import { serviceFacts } from "../../../src/config/service-facts";
import { helpQuestionsFromQuery, plainAnswer } from "../../../src/features/help-centre/help-file";
import { locales, type Locale } from "../../../src/i18n/locales";
import type { TextKey } from "../../../src/i18n/texts";
import { allTexts, localeTexts, metadataTexts } from "../../setup/content/all-texts";
import { readTexts, selectedTexts, withFacts } from "../../setup/content/locale-texts";
import { pageText } from "../../setup/output/page-text";

/** Prescribed as it is. */
const prescribed = "404 - Page not found";

type Rule = readonly [name: string, pattern: RegExp];

const common: readonly Rule[] = [
  ["a breaking space between a number and its unit", /(\d|\}\}) %|SEK (\d|\{\{)|\d \d{3}\b/],
  ["straight quotes", /["']/],
  ["a hyphen or an em dash as a dash", / - |—/],
  ["a hyphen in a range of hours, days or minutes", /(?<![-\w])\d{1,2}-\d{1,2}(?![-\w])/],
];

const rules: Record<Locale, readonly Rule[]> = {
  sv: [
    ...common,
    ["a breaking space before kronor", /(\d|\}\}) kr(?!\p{L})/u],
    ["an English quotation mark", /[“‘]/],
    ["other opening hours than 07–23", /07[.:]00|\b7–23|mellan 0?7 och 23/],
    ["a phone where the app is meant", /på telefon eller|telefon eller chatt|chatt och telefon/i],
    ["an answer of those asked as one of all users", /% av användarna/],
    ["a code that sounds like one's own", /\ben unik QR|\bden unika QR/i],
    ["a translated or discarded term", /framgångsexempel/i],
  ],
  en: [
    ...common,
    ["a Swedish opening quotation mark", /(^|[\s(])”/],
    ["other opening hours than 7am–11pm", /07–23|07:00 to|from 07\b|between 07\b/],
    ["a space before am, pm or an ellipsis", /\d [ap]m\b| …/],
    ["a phone where the app is meant", /by phone or chat|chat (and|or) phone/i],
    ["an answer of those asked as one of all users", /% of users/],
    ["a code that sounds like one's own", /\b(a|the) unique QR/i],
    ["a translated or discarded term", /human-care|vacation pay|employer fee|stand-in/i],
  ],
};

const cases = locales.flatMap((locale) => rules[locale].map((rule) => [locale, ...rule] as const));

test.each(cases)("in %s no text has %s", (locale, _, pattern) => {
  const found = allTexts(locale).filter(({ text }) => text !== prescribed && pattern.test(text));
  expect(found).toEqual([]);
});

test("a time of day has a full stop in Swedish, except on a drawn screen", () => {
  const drawn = /^home\.(phone|checkIn)\.(?!alt)/;
  const times = allTexts("sv").filter(({ text }) => /\b\d{1,2}:\d{2}\b/.test(text));
  expect(times.filter(({ place }) => !drawn.test(place))).toEqual([]);
});

test.each(locales)(
  "the dataset, the metadata, the PDFs and the locale files are all searched (%s)",
  (locale) => {
    const places = allTexts(locale).map(({ place }) => place);
    for (const start of ["home.", "metadata.", "post-", "testimonial-", "guide.", "handout."]) {
      expect(places.filter((place) => place.startsWith(start)).length).toBeGreaterThan(5);
    }
  },
);

/** Facts typed by hand would stay behind when `service-facts.ts` changes. */
const typedFacts = [
  /\b45 minut/,
  /\b695\b/,
  /(svarar( vi)?|answer you|we’ll answer|we will answer) (inom|within) \d/i,
  /(färre än|fewer than) \d/,
  /(matchad|matched|matching)[^.]*(inom|within|högst|no more than) 24/i,
  /\b(84|69|412|897)\b/,
];

test.each(locales)("texts leave facts about the service to their one place (%s)", (locale) => {
  const texts = localeTexts(locale).filter(({ place }) => !/^reviews\.r\d+/.test(place));
  const typed = texts.filter(({ text }) => typedFacts.some((fact) => fact.test(text)));
  expect(typed).toEqual([]);
});

test.each(locales)("the metadata states the same facts (%s)", (locale) => {
  const texts = metadataTexts(locale).map(({ text }) => text);
  const demo = {
    sv: `${serviceFacts.demoMinutes} minuter`,
    en: `${serviceFacts.demoMinutes}-minute`,
  };
  const match = { sv: `${serviceFacts.matchHours} timmar`, en: `${serviceFacts.matchHours} hours` };
  expect(texts).toContainEqual(expect.stringContaining(demo[locale]));
  expect(texts).toContainEqual(expect.stringContaining(match[locale]));
});

/** What is said of anonymity: to the employer always; what the company holds; the exceptions. */
const anonymity: Record<Locale, readonly string[]> = {
  sv: [
    "Du är alltid anonym för din arbetsgivare.",
    "Hos oss har du ett konto med ett användarnamn, inte med ditt namn.",
    "Undantagen är två. Betalar du med kort vet betalningsleverantören vem du är. Och om lagen kräver det, eller om någons liv är i fara, får terapeuten och vi lämna ut det vi vet.",
  ],
  en: [
    "You are always anonymous to your employer.",
    "With us, you have an account with a username, not with your name.",
    "There are two exceptions. If you pay by card, the payment provider knows who you are. And if the law requires it, or someone’s life is in danger, your therapist and we may pass on what we know.",
  ],
};

test.each(locales)("anonymity is described in the same words everywhere (%s)", (locale) => {
  const answers = helpQuestionsFromQuery(selectedTexts(locale), "about");
  const help = plainAnswer(answers.find(({ key }) => key === "anonymity")!);
  const appPolicy = readTexts("en", "app-terms");
  const [always = "", held = "", exceptions = ""] = anonymity[locale];
  for (const sentence of [always, held, exceptions]) {
    expect(help).toContain(sentence);
    expect(readTexts(locale, "legal")).toContain(sentence);
    if (locale === "en") expect(appPolicy).toContain(sentence);
  }
  expect(readTexts(locale, "therapists")).toContain(always);
  // To employers, of their employees.
  const ofEmployees = {
    sv: "alltid anonym för sin arbetsgivare",
    en: "always anonymous to their employer",
  };
  for (const name of ["faq", "product", "home"]) {
    expect(readTexts(locale, name)).toContain(ofEmployees[locale]);
  }
});

test.each(locales)("what users report has the same source wherever it stands (%s)", (locale) => {
  const faq = withFacts(JSON.parse(readTexts(locale, "faq")) as { why: { source: string } });
  const results = helpQuestionsFromQuery(selectedTexts(locale), "about").find(
    ({ key }) => key === "results",
  );
  expect(results?.answer).toContain(faq.why.source);
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

test.each(locales)("the about and therapists pages state their figures (%s)", (locale) => {
  const about = (name: "customers" | "calls") => pageText(locale, "about", `vision.${name}Figure`);
  const therapists = (key: TextKey<"therapists">) => pageText(locale, "therapists", key);
  expect(about("customers")).toMatch(/^100\+/);
  expect(about("calls")).toMatch(/^20[\u00a0,]000\+/);
  expect(therapists("hero.points.languages.text")).toMatch(/\b10\b/);
  expect(therapists("hero.points.availability.text")).toMatch(/07–23|7am–11pm/);
  expect(therapists("hero.points.rating.title")).toMatch(/4[.,]9.*5/);
  expect(therapists("matching.match.text")).toMatch(/\b24\b/);
  expect(therapists("matching.talk.text")).toMatch(/\b45\b/);
});
