import {
  outlineDocument,
  subsectionsOf,
  type TextTree,
} from "../../../../src/features/legal/outline";

const table = {
  caption: "Times",
  columns: { what: "What", when: "When" },
  rows: { tea: { what: "Tea", when: "At five" } },
};

const document: TextTree = {
  start: { title: "Start", hello: "Hello.", points: { b: "Second key first", a: "And then" } },
  middle: {
    title: "Middle",
    intro: "Before.",
    first: { title: "First", text: "In it.", deep: { title: "Deep" } },
    between: "Between.",
    second: { title: "Second", times: table },
  },
};

test("sections are numbered, and identified by their path", () => {
  const sections = outlineDocument(document);
  const below = sections.flatMap(subsectionsOf);
  const all = [...sections, ...below, ...below.flatMap(subsectionsOf)];
  expect(all.map(({ id, number, title }) => [id, number, title])).toEqual([
    ["start", "1", "Start"],
    ["middle", "2", "Middle"],
    ["middle-first", "2.1", "First"],
    ["middle-second", "2.2", "Second"],
    ["middle-first-deep", "2.1.1", "Deep"],
  ]);
});

test("the parts of a section keep their order and shape", () => {
  const [start, middle] = outlineDocument(document);
  expect(start?.parts).toEqual({
    hello: "Hello.",
    points: { b: "Second key first", a: "And then" },
  });
  expect(Object.keys(middle!.parts)).toEqual(["intro", "first", "between", "second"]);
  const [, second] = subsectionsOf(middle!);
  expect(second?.parts).toEqual({ times: table });
});
