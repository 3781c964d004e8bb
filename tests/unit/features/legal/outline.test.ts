import {
  outlineDocument,
  subsectionsOf,
  flattenSections,
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
  const all = flattenSections(outlineDocument(document));
  expect(all.map(({ id, number, title }) => [id, number, title])).toEqual([
    ["start", "1", "Start"],
    ["middle", "2", "Middle"],
    ["middle-first", "2.1", "First"],
    ["middle-first-deep", "2.1.1", "Deep"],
    ["middle-second", "2.2", "Second"],
  ]);
});

test("a part's kind follows from its shape, in file order", () => {
  const [start, middle] = outlineDocument(document);
  expect(start?.blocks).toEqual([
    { kind: "paragraph", key: "hello", text: "Hello." },
    { kind: "list", key: "points", items: ["Second key first", "And then"] },
  ]);
  expect(middle?.blocks.map(({ kind, key }) => [kind, key])).toEqual([
    ["paragraph", "intro"],
    ["section", "first"],
    ["paragraph", "between"],
    ["section", "second"],
  ]);
  const [, second] = subsectionsOf(middle!);
  expect(second?.blocks).toEqual([{ kind: "table", key: "times", ...table }]);
});

test.each<[string, TextTree, string]>([
  ["a text outside of all sections", { loose: "Text" }, '"loose" is not a section'],
  ["a section without a title", { a: { text: "Text" } }, '"a" is not a section'],
  [
    "a group in a list",
    { a: { title: "A", list: { b: "B", c: { d: "D" } } } },
    '"a-list-c" is not a text',
  ],
  [
    "a table without a caption",
    { a: { title: "A", t: { columns: {}, rows: {} } } },
    'The table "a-t" has no caption',
  ],
  [
    "a table without rows",
    { a: { title: "A", t: { caption: "T", columns: {} } } },
    '"a-t-rows" is not a group of texts',
  ],
  [
    "a row that is a text",
    { a: { title: "A", t: { caption: "T", columns: {}, rows: { r: "Text" } } } },
    '"a-t-rows-r" is not a group of texts',
  ],
])("rejects %s and names it", (_name, texts, message) => {
  expect(() => outlineDocument(texts)).toThrow(message);
});
