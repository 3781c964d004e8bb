import { cleanBlocks, cleanText } from "../../../../src/sanity/documents/clean-blocks";

const span = { _type: "span", _key: "s", text: "Hej", marks: ["strong", "l1"] };
const link = { _type: "link", _key: "l1", href: "https://www.example.com" };
const sound = [
  { _type: "block", style: "h2", listItem: "bullet", level: 1, children: [span], markDefs: [link] },
  { _type: "image", _key: "b", asset: { _ref: "image-1" }, alt: "En stol", caption: "Stol" },
  { _type: "video", _key: "c", url: 5 },
];

test("a valid text stays unchanged", () => {
  expect(cleanBlocks(sound)).toEqual(sound);
});

test.each([undefined, null, "text", 5, {}, [null, 5, "x", {}, { _type: 5 }, []]])(
  "%j has no blocks",
  (value) => {
    expect(cleanBlocks(value)).toEqual([]);
  },
);

test.each([
  ["no children", {}, { children: [], markDefs: [] }],
  ["invalid children", { children: "x", markDefs: {} }, { children: [], markDefs: [] }],
  ["a style that is not a text", { style: 2, listItem: {} }, { children: [], markDefs: [] }],
  [
    "spans without a text, and invalid marks",
    { children: [null, { _type: "span" }, { ...span, marks: 5 }, { ...span, marks: [1, "em"] }] },
    { children: [[], ["em"]].map((marks) => ({ ...span, marks })), markDefs: [] },
  ],
  [
    "a URL that is not a text",
    { children: [span], markDefs: [{ ...link, href: 5 }, 5] },
    { children: [span], markDefs: [{ _type: "link", _key: "l1" }] },
  ],
])("a block with %s keeps its valid content", (_name, fields, cleaned) => {
  expect(cleanBlocks([{ _type: "block", ...fields }])).toEqual([{ _type: "block", ...cleaned }]);
});

const inherited = ["constructor", "toString", "hasOwnProperty", "__proto__", "valueOf"];

test.each(inherited)("%s is not a valid name", (name) => {
  const children = [{ ...span, marks: [name, "em"] }, { _type: name }];
  const markDefs = [{ _type: name, _key: "m" }];
  const odd = { _type: "block", style: name, listItem: name, children, markDefs };
  const picture = { _type: "image", asset: { _ref: name } };
  expect(cleanBlocks([odd, picture, { _type: name }])).toEqual([
    { _type: "block", children: [{ ...span, marks: ["em"] }], markDefs: [] },
    { _type: "image" },
  ]);
});

test("texts lose invalid characters, and an image what is no text", () => {
  const image = { _type: "image", asset: { _ref: "image-1" } };
  const blocks = [
    { _type: "block", children: [{ ...span, text: "H\0e\u0007j\ud800 då\n" }], markDefs: [] },
    { ...image, alt: "\u001bStol", caption: "Å\udc00" },
    { ...image, alt: 5, caption: { sv: "x" } },
  ];
  expect(cleanBlocks(blocks)).toEqual([
    { _type: "block", children: [{ ...span, text: "Hej då\n" }], markDefs: [] },
    { ...image, alt: "Stol", caption: "Å" },
    image,
  ]);
});

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
