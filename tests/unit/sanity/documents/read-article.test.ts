import { collectFindings } from "../../../../src/sanity/documents/finding";
import { followLinks } from "../../../../src/sanity/documents/follow-links";
import { pageIds } from "../../../../src/sanity/documents/heading-ids";
import { readArticle } from "../../../../src/sanity/documents/read-article";
import { permissiveLinks } from "../../../../src/sanity/documents/read-link";

type Values = Readonly<Record<string, unknown>>;

const span = (text: unknown, ...marks: unknown[]) => ({ _type: "span", text, marks });
const block = (text: string, values: Values = {}) => ({
  ...{ _type: "block", style: "normal", markDefs: [], children: [span(text)] },
  ...values,
});
const item = (text: string, level?: unknown, values: Values = {}) =>
  block(text, { listItem: "bullet", level, ...values });
const link = (key: string, href: unknown = "https://example.com") => ({
  ...{ _type: "link", _key: key, href },
});

/** Returns what is shown of a text, and what is found in it. */
function read(value: unknown, targets = permissiveLinks) {
  const { findings, at } = collectFindings();
  const article = readArticle(value, at("body"), (id) => id !== "image-gone");
  const { blocks, findings: inLinks } = followLinks(article, "body", "sv", targets);
  const all = [...findings, ...inLinks];
  const found = all.map(({ key, value: what }) => (what ? `${key} ${what}` : key));
  return { blocks, found, findings: all };
}

/** A block in short: its style or list, and its words. */
const shown = (value: unknown) =>
  read(value).blocks.map((each) => {
    if (each._type === "image") return `image ${each.asset}`;
    const { style, listItem, level, children } = each;
    return `${listItem ? `${listItem} ${level}` : style}: ${children.map(({ text }) => text).join("|")}`;
  });

test("a sound text stays as it is", () => {
  const children = [span("Hej", "strong", "l1")];
  const sound = [
    { ...{ _type: "block", _key: "a", style: "blockquote", children, markDefs: [link("l1")] } },
    {
      ...{ _type: "block", _key: "c", style: "normal", listItem: "number", level: 1 },
      children: [span("x")],
      markDefs: [],
    },
  ];
  expect(read(sound)).toMatchObject({ blocks: sound, found: [] });
  const image = {
    _type: "image",
    _key: "b",
    asset: { _ref: "image-1" },
    alt: "Stol",
    caption: "Vid\nett",
  };
  expect(read([image]).blocks).toEqual([
    { ...{ _type: "image", _key: "b", asset: "image-1", alt: "Stol", caption: "Vid ett" } },
  ]);
});

test.each([undefined, null, [], [null]])("%j has no blocks, and nothing is found", (value) => {
  expect(read(value)).toMatchObject({ blocks: [], found: [] });
});

test.each([
  ["text", "unknownBlock text"],
  [{ url: 2 }, 'unknownBlock {"url":2}'],
  [["x"], "unknownBlock x"],
  [[{ url: 1 }], 'unknownBlock {"url":1}'],
  [[{ _type: "video" }], "unknownBlock video"],
  [[{ _type: "constructor" }], "unknownBlock constructor"],
])("%j is left out, and told", (value, finding) => {
  expect(read(value)).toMatchObject({ blocks: [], found: [finding] });
});

test("the nearest style is shown, and told; an item stays an item", () => {
  const styles = ["h1", "h2", "h3", "h4", "h5", "h6", "h7", "lead", "constructor", 5];
  const text = [...styles.map((style) => block("x", { style })), item("y", 1, { style: "h1" })];
  expect(shown(text)).toEqual([
    ...["h2", "h2", "h3", "h3", "h3", "h3"].map((style) => `${style}: x`),
    ...["normal: x", "normal: x", "normal: x", "normal: x", "bullet 1: y"],
  ]);
  const told = ["h1", "h4", "h5", "h6", "h7", "lead", "constructor", "5", "h1"];
  expect(read(text).found).toEqual(told.map((name) => `unknownStyle ${name}`));
});

test("nothing empty is left, and what was to be a heading, an item or a quote is told", () => {
  const text = [
    block(""),
    block("Ingress"),
    block("", { style: "h2" }),
    block("  ", { style: "h2" }),
    block("\u200b", { style: "h3" }),
    item("", 1),
    item("Punkt", 1),
    block("\u00ad\n", { style: "blockquote" }),
    block("Slut", { children: [span(""), span("Slut"), span("")] }),
    { _type: "block" },
  ];
  expect(shown(text)).toEqual(["normal: Ingress", "bullet 1: Punkt", "normal: Slut"]);
  expect(read(text).found).toEqual(Array.from({ length: 5 }, () => "emptyBlocks"));
  expect(read([block(" ")])).toMatchObject({ blocks: [], found: [] });
});

test.each([
  ["Rad ett\vRad två", "Rad ett\nRad två"],
  ["\n\nRad ett\n \n\nRad två\n", "Rad ett\n\nRad två"],
  ["Exempelgatan 1\n\n111 11 Staden\n\n\nSverige", "Exempelgatan 1\n\n111 11 Staden\n\nSverige"],
  ["Rad ett \n Rad två\n \n", "Rad ett\nRad två"],
])("%j has its lines, and one blank line where it had any", (written, text) => {
  expect(shown([block(written)])).toEqual([`normal: ${text}`]);
});

test.each([
  [["Vers", "\n\n", "\n\n", "\nPsaltaren 23\n", "\n"], "Vers|\n\n|Psaltaren 23"],
  [["Vers\n", " ", "\n", "\n", "Psaltaren"], "Vers\n|\n|Psaltaren"],
  [["Vers", "\n", "Psaltaren"], "Vers|\n|Psaltaren"],
  [["Vers", " ", "23"], "Vers| |23"],
  [["\n", " \n", "Vers\n"], "Vers"],
])("of blank lines across the spans %j, one stays", (words, text) => {
  const children = words.map((each) => span(each));
  expect(shown([block("", { children })])).toEqual([`normal: ${text}`]);
});

test.each([
  ["2 2 2", "1 1 1"],
  ["3 3 3", "1 1 1"],
  ["1 3 3 3 2", "1 2 2 2 2"],
  ["3 3 9 1", "1 1 2 1"],
  ["3 2 1 2 3", "1 1 1 2 3"],
  ["1 2 1", "1 2 1"],
  ["1 2 4 4 3 4 1", "1 2 3 3 3 4 1"],
  ["x 0 -1 1.5", "1 1 1 1"],
])("items of the levels %s are as deep as %s", (stored, depths) => {
  const { blocks, found } = read(stored.split(" ").map((level) => item("x", level)));
  expect(blocks.map((each) => "level" in each && each.level).join(" ")).toBe(depths);
  const isChanged = stored !== depths && !stored.startsWith("x");
  expect(new Set(found)).toEqual(new Set(isChanged ? ["listDepth"] : []));
});

test("a list ends with a block of another kind that is shown", () => {
  const picture = { _type: "image", asset: { _ref: "image-1" }, alt: "A" };
  const between = [block("x"), picture, { _type: "table" }, block("")];
  const levels = between.map((other) => {
    const [, last] = read([item("a", 1), other, item("b", 2)]).blocks.filter(
      (each) => "level" in each,
    );
    return last;
  });
  expect(levels).toMatchObject([1, 1, 2, 2].map((level) => ({ level })));
});

test("an item of an unknown kind of list has a bullet", () => {
  expect(shown([item("a", undefined, { listItem: "dash" })])).toEqual(["bullet 1: a"]);
});

test("a link has words, and none is inside another", () => {
  const markDefs = [link("a"), link("b"), link("c"), link("a")];
  const children = [
    span("x", "a", "b"),
    span("y", "b", "em"),
    span(" ", "c"),
    span("z", "em", "em"),
  ];
  const { blocks, found } = read([block("", { markDefs, children })]);
  expect(blocks).toMatchObject([
    {
      children: [["a"], ["b", "em"], [], ["em"]].map((marks) => ({ marks })),
      markDefs: [{ _key: "a", href: "https://example.com" }, { _key: "b" }],
    },
  ]);
  expect(found).toEqual(["nestedLinks"]);
});

test("words whose key means several things are text, and each is told", () => {
  const markDefs = [
    link("d", "https://forsta.example"),
    { _type: "internalLink", _key: "d", page: "about" },
    link("e", "https://tredje.example"),
    { _type: "note", _key: "e" },
  ];
  const children = [span("ett", "d"), span(" två", "d", "strong"), span(" tre", "e")];
  const { blocks, found } = read([block("", { markDefs, children })]);
  expect(blocks).toMatchObject([
    { children: [[], ["strong"], []].map((marks) => ({ marks })), markDefs: [] },
  ]);
  const unclear = ["https://forsta.example", "about", "https://tredje.example"];
  expect(found).toEqual([...unclear.map((to) => `linkUnclear ${to}`), "unknownBlock note"]);
});

test("what a link, a mark or an object in the line cannot show is told", () => {
  const markDefs = [link("a", "om-oss"), link("b", null), { _type: "note", _key: "n" }, 5];
  const children = [
    span("x", "a"),
    span("y", "b"),
    span("z", "n", "glow", 5, null),
    { _type: "emoji" },
    span(5),
    null,
  ];
  const { blocks, found, findings } = read([block("", { _key: "k", markDefs, children })]);
  expect(blocks).toMatchObject([
    { children: [{ text: "x" }, { text: "y" }, { text: "z" }], markDefs: [] },
  ]);
  expect(found).toEqual([
    ...["unknownBlock emoji", "unknownBlock 5", "unknownBlock note", "unknownBlock glow"],
    ...["unknownBlock 5", "linkUnusable om-oss", "link"],
  ]);
  const { path } = findings.find(({ key }) => key === "linkUnusable")!;
  expect(path).toEqual(["body", { _key: "k" }, "markDefs", { _key: "a" }, "href"]);
});

test("a link to a place in the page leads to a heading, or to what is around the text", () => {
  const heading = block("Så gör du", { style: "h2" });
  const to = (href: string) =>
    block("", { markDefs: [link("a", href)], children: [span("x", "a")] });
  expect(read([heading, to("#sa-gor-du")]).found).toEqual([]);
  for (const id of pageIds) expect(read([to(`#${id}`)]).found).toEqual([]);
  expect(read([heading, to("#same")]).found).toEqual(["linkGone #same"]);
});

test("a picture without its file stays, so that a draft can be shown", () => {
  const picture = { _type: "image", alt: "A" };
  expect(read([picture])).toMatchObject({ blocks: [{ asset: null }], found: ["bodyImage"] });
  const gone = { ...picture, asset: { _ref: "image-gone" }, alt: "\u200b" };
  expect(read([gone]).found).toEqual(["bodyImageAlt", "bodyImage"]);
  expect(read([{ ...picture, asset: { _ref: "toString" } }]).blocks).toMatchObject([
    { asset: null },
  ]);
});

test("a link to an article has its address; while there is none, its words are shown without it", () => {
  const to = (_key: string, post: unknown) => ({ _type: "internalLink", _key, post });
  const markDefs = [to("a", { _ref: "p-1" }), to("b", { _ref: "p-2" }), to("c", null)];
  const children = [span("x", "a"), span("Läs", "b"), span(" mer", "b", "em"), span("z", "c")];
  const findPost = (id: string) => (id === "p-1" ? { title: "Fem", path: "/blog/fem" } : undefined);
  const { blocks, found, findings } = read([block("", { _key: "k", markDefs, children })], {
    ...permissiveLinks,
    findPost,
  });
  expect(blocks).toMatchObject([
    {
      children: [["a"], [], ["em"], []].map((marks) => ({ marks })),
      markDefs: [{ _type: "link", _key: "a", href: "/blog/fem" }],
    },
  ]);
  expect(found).toEqual(["linkUnpublished Läs mer", "linkTarget z"]);
  // The Studio lets an editor publish the first.
  expect(findings.map(({ isRequired }) => isRequired)).toEqual([undefined, true]);
  expect(findings[0]!.path).toEqual(["body", { _key: "k" }, "markDefs", { _key: "b" }]);
});
