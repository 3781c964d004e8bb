import type { FindQuestions } from "../../../../src/features/help-centre/help-search-index";
import { helpQuestionsFromQuery } from "../../../../src/i18n/help-file";
import {
  loadHelpQuestions,
  loadHelpSearch,
} from "../../../../src/features/help-centre/load-help-search";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { helpCategoryKeys } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/help-search.json";
import sv from "../../../../src/locales/sv/help-search.json";
import { selectedTexts } from "../../../setup/content/locale-texts";

const searches: Partial<Record<Locale, FindQuestions>> = {};

beforeAll(async () => {
  for (const locale of locales) searches[locale] = await loadHelpSearch(locale);
});

function keysFor(query: string, locale: Locale): string[] {
  return searches[locale]!(query).map(({ key }) => key);
}

const best = [
  // A question's own words.
  ["sv", "vad kostar ett samtal", "price"],
  ["sv", "hur långt är ett samtal", "session-length"],
  ["en", "how much does a session cost", "price"],
  // Synonyms.
  ["sv", "pris", "price"],
  ["sv", "pinkod", "login"],
  ["sv", "ta bort kontot", "close-account"],
  ["sv", "hemligt", "anonymity"],
  ["sv", "appen funkar inte", "app-hangs"],
  ["en", "the app doesn’t work", "app-hangs"],
  // A hyphen left out.
  ["sv", "QRkoden fungerar inte", "qr-code-fails"],
  ["en", "delete my account", "close-account"],
  ["en", "emergency", "other-help"],
  ["sv", "facket", "unions"],
  ["en", "union", "unions"],
  // What somebody in distress types.
  ["sv", "vill dö", "other-help"],
  ["sv", "orkar inte mer", "other-help"],
  ["sv", "panikattack", "other-help"],
  ["en", "kill myself", "other-help"],
  ["en", "end my life", "other-help"],
  ["en", "self harm", "other-help"],
  // Inflected forms.
  ["sv", "terapeuternas språk", "languages"],
  ["sv", "kvällarna", "opening-hours"],
  ["en", "languages", "languages"],
  // Typos.
  ["sv", "lösneord", "login"],
  ["sv", "anonymtet", "anonymity"],
  ["sv", "glömt kdoen", "forgotten-code"],
  ["en", "langauge", "languages"],
  ["en", "forgoten my pasword", "forgotten-code"],
  // Without diacritics, and in any case.
  ["sv", "sprak", "languages"],
  ["sv", "GLOMT KODEN", "forgotten-code"],
  ["sv", "lange sedan inaktiv", "inactivity"],
  ["sv", "läsa min chatt", "read-chats"],
  ["sv", "skatt", "tax"],
  ["en", "lock screen", "notifications"],
  // Prefixes.
  ["sv", "webbin", "webinars"],
  ["en", "motiv", "motivational-interviewing"],
  // The field's example.
  ["sv", sv.example, "wrong-match"],
  ["en", en.example, "wrong-match"],
] as const;

test.each(best)('in %s, "%s" finds %s first', (locale, query, key) => {
  expect(keysFor(query, locale)[0]).toBe(key);
});

test("exact matches rule out fuzzy ones", () => {
  // One letter away from "pris".
  expect(keysFor("kris", "sv")).toEqual(["other-help", "thoughts-of-suicide", "who-can-use-it"]);
});

test("requires all terms if any question has them all, and else falls back to partial matches", () => {
  expect(keysFor("betala kort", "sv").length).toBeLessThan(keysFor("betala", "sv").length);
  expect(keysFor("webbinarium xyzzy", "sv")).toContain("webinars");
});

test("words that nearly every question contains count only if there are no others", () => {
  expect(keysFor("vad är det", "sv")).not.toEqual([]);
  expect(keysFor("hur mycket FÅR jag betala", "sv")).toEqual(keysFor("betala", "sv"));
});

test("a word that was copied from where lines may divide it is found", () => {
  const found = keysFor("självmordstankar", "sv");
  expect(keysFor("själv\u00admords\u200btankar", "sv")).toEqual(found);
});

test.each(["xyzzy", "?", "   ", "<script>"])('"%s" finds nothing', (query) => {
  for (const locale of locales) expect(keysFor(query, locale)).toEqual([]);
});

test.each(locales)("every question is found by its own words (%s)", async (locale) => {
  const questions = await loadHelpQuestions(locale);
  const isMissed = ({ key, question }: (typeof questions)[number]) =>
    !keysFor(question, locale).slice(0, 3).includes(key);
  expect(questions.filter(isMissed)).toEqual([]);
});

test.each(locales)("every question of a page is searched, in order (%s)", async (locale) => {
  const texts = selectedTexts(locale);
  const shown = helpCategoryKeys.flatMap((category) =>
    helpQuestionsFromQuery(texts, category, locale).map((question) => ({ ...question, category })),
  );
  expect(await loadHelpQuestions(locale)).toEqual(shown);
});
