import { collectFindings } from "../../../../src/sanity/documents/finding";
import { readArticle } from "../../../../src/sanity/documents/read-article";

const stylesOf = (...styles: string[]) => {
  const blocks = styles.map((style) => ({
    ...{ _type: "block", style, markDefs: [] },
    children: [{ _type: "span", text: "x", marks: [] }],
  }));
  const read = readArticle(blocks, collectFindings().at("body"), () => true);
  return read.map((block) => block._type === "block" && block.style);
};

test.each([
  [
    ["h3", "normal", "h3"],
    ["h2", "normal", "h2"],
  ],
  [
    ["h3", "h2", "h3"],
    ["h2", "h2", "h3"],
  ],
  [
    ["h4", "h1", "h4"],
    ["h2", "h2", "h3"],
  ],
])("of %j, none is skipped below the title", (written, shown) => {
  expect(stylesOf(...written)).toEqual(shown);
});
