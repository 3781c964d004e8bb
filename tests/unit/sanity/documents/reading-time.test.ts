import type { ArticleBlock } from "../../../../src/sanity/documents/article";
import { readingMinutes } from "../../../../src/sanity/documents/reading-time";
import { image } from "../../components/portable-text/blocks";

const words = (count: number) => Array.from({ length: count }, () => "ord").join(" ");
const block = (...texts: string[]): ArticleBlock => ({
  ...{ _type: "block", style: "normal", markDefs: [] },
  children: texts.map((text) => ({ _type: "span", text, marks: [] })),
});

test.each([
  ["no text", [], 1],
  ["a line", [block("Hej då.")], 1],
  ["a minute's words", [block(words(210))], 1],
  ["just short of a minute and a half", [block(words(314))], 1],
  ["a minute and a half", [block(words(315))], 2],
  ["many blocks", [block(words(300)), block(words(330))], 3],
  ["words divided by marks", [block("sam", "tals", "stöd ".repeat(209))], 1],
  ["lone dashes and signs, which nobody reads", [block("– ".repeat(900))], 1],
  ["a caption", [image("image-1", { caption: words(630) })], 3],
  ["English", [block("It’s a well-known fact. ".repeat(105))], 2],
])("%s", (_, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
