import { stem, searchTerms } from "../../../../src/features/help-centre/search-words";

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
  // Too short to lose anything.
  ["ring", "ring"],
  ["app", "app"],
  ["eller", "ell"],
  ["45", "45"],
])("in Swedish, %s is compared as %s", (word, compared) => {
  expect(stem(word, "sv")).toBe(compared);
});

test.each([
  ["sessions", "session"],
  ["calling", "call"],
  ["asked", "ask"],
  ["Café", "cafe"],
  ["yes", "yes"],
])("in English, %s is compared as %s", (word, compared) => {
  expect(stem(word, "en")).toBe(compared);
});

test.each([
  ["sv", "Vad kostar ett samtal?", ["kostar", "samtal"]],
  ["sv", "hur mycket FÅR jag betala", ["betala"]],
  ["sv", "QR-koden", ["QR", "koden"]],
  ["en", "How do I log in?", ["log"]],
  // Nothing tells: then everything counts.
  ["sv", "vad är det", ["vad", "är", "det"]],
  ["en", "?!", []],
] as const)('in %s, what tells in "%s" is %j', (locale, query, words) => {
  expect(searchTerms(query, locale)).toEqual(words);
});
