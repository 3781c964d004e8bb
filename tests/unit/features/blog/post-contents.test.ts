import { postHeadings } from "../../../../src/features/blog/post-contents";
import { block } from "../../components/portable-text/blocks";

test("headings of the second level are listed by their block's key, in order, with their whole text", () => {
  const children = [{ text: "Before " }, { text: "and", marks: ["em"] }, { text: " after" }];
  const body = [
    block("Words"),
    block("First", { style: "h2", _key: "a" }),
    block("Deeper", { style: "h3", _key: "b" }),
    { ...block("", { style: "h2", _key: "c" }), children },
  ];
  expect(postHeadings(body)).toEqual([
    { id: "a", text: "First" },
    { id: "c", text: "Before and after" },
  ]);
});

test.each([
  ["no text", [block("  ", { style: "h2", _key: "a" })]],
  ["no key", [block("Lost", { style: "h2", _key: undefined })]],
  ["no children", [{ _type: "block", _key: "a", style: "h2" }]],
  ["a body that is not a list", { _type: "block" }],
  ["no body", null],
])("%s makes no heading", (_, body) => {
  expect(postHeadings(body)).toEqual([]);
});
