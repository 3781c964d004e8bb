import { stem, searchTerms } from "../../../../src/features/help-centre/search-terms";

test.each([
  ["Förändra", "forandr"],
  ["FORANDRA", "forandr"],
  ["terapeut", "terapeut"],
  ["terapeuten", "terapeut"],
  ["terapeuter", "terapeut"],
  ["terapeuterna", "terapeut"],
  ["terapeuternas", "terapeut"],
  ["priset", "pris"],
  ["pris", "pris"],
  ["chefen", "chef"],
  // Too short for stemming.
  ["ring", "ring"],
  ["app", "app"],
  ["eller", "ell"],
  ["45", "45"],
])("in Swedish, the stem of %s is %s", (word, expected) => {
  expect(stem(word, "sv")).toBe(expected);
});

test.each([
  ["sessions", "session"],
  ["calling", "call"],
  ["asked", "ask"],
  ["Café", "cafe"],
  ["yes", "yes"],
])("in English, the stem of %s is %s", (word, expected) => {
  expect(stem(word, "en")).toBe(expected);
});

test.each([
  ["sv", "Vad kostar ett samtal?", ["kostar", "samtal"]],
  ["sv", "hur mycket FÅR jag betala", ["betala"]],
  ["sv", "QR-koden", ["QR", "koden"]],
  ["en", "How do I log in?", ["log"]],
  // Only stop words: all of them count.
  ["sv", "vad är det", ["vad", "är", "det"]],
  ["en", "?!", []],
] as const)('in %s, the terms of "%s" are %j', (locale, query, words) => {
  expect(searchTerms(query, locale)).toEqual(words);
});
