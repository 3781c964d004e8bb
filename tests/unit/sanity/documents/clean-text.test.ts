import { cleanText } from "../../../../src/sanity/documents/clean-text";

test.each(["", "Hej då", "två\nrader\toch en tabb\r\n", "🙂 👩‍👩‍👧", "ÅÄÖ \u00ad\u200b"])(
  "%j stays as it is",
  (text) => expect(cleanText(text)).toBe(text),
);

test.each([
  ["NUL", "a\0b"],
  ["a bell", "a\u0007b"],
  ["an escape", "a\u001bb"],
  ["a deletion", "a\u007fb"],
  ["the first half of a letter", "a\ud83db"],
  ["the second half of a letter", "a\ude42b"],
])("%s goes", (_, text) => expect(cleanText(text)).toBe("ab"));
