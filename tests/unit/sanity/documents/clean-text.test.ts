import { cleanText } from "../../../../src/sanity/documents/clean-text";

test.each(["", "Hej då", "två\nrader\toch en tabb\r\n", "🙂 👩‍👩‍👧", "ÅÄÖ \u00ad\u200b"])(
  "%j stays unchanged",
  (text) => expect(cleanText(text)).toBe(text),
);

test.each([
  ["NUL", "a\0b"],
  ["a bell", "a\u0007b"],
  ["an escape", "a\u001bb"],
  ["a delete character", "a\u007fb"],
  ["a lone high surrogate", "a\ud83db"],
  ["a lone low surrogate", "a\ude42b"],
])("%s is removed", (_, text) => expect(cleanText(text)).toBe("ab"));
