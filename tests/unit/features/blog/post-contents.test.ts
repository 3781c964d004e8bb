import { postHeadings } from "../../../../src/features/blog/post-contents";
import { block, image } from "../../components/portable-text/blocks";

test("headings of the second level are listed by their ids, in order, with their whole text", () => {
  const children = ["Before ", "and", " after"].map((text) => ({
    ...{ _type: "span" as const, text, marks: [] },
  }));
  const body = [
    block("Words"),
    block("First", { style: "h2", id: "first" }),
    block("Deeper", { style: "h3", id: "deeper" }),
    image("image-1"),
    { ...block("", { style: "h2", id: "before-and-after" }), children },
  ];
  expect(postHeadings(body)).toEqual([
    { id: "first", text: "First" },
    { id: "before-and-after", text: "Before and after" },
  ]);
  expect(postHeadings([])).toEqual([]);
});
