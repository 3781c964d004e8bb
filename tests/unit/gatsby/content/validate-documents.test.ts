import { validateDocuments } from "../../../../src/gatsby/content/validate-documents";
import { factsOf } from "./read-all";

const image = { _type: "image", asset: { _ref: "image-a-1600x1000-png" } };

const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];

const common = {
  _type: "post",
  ...{ imageAltText: "En stol", imageAltTextEn: "A chair", metaDescription: "Om", body },
  bodyEn: body,
  publishedAt: "2025-01-05T08:00:00Z",
  title: "Titel",
  titleEn: "Title",
  image,
};

const validate = (...read: Parameters<typeof factsOf>) => validateDocuments(factsOf(...read));

function post(id: string, values: object = {}) {
  const own = { _id: id, slug: { current: `${id}-sv` }, slugEn: { current: `${id}-en` } };
  return { ...common, ...own, ...values };
}

const swedish = { titleEn: "", slugEn: null, imageAltTextEn: "", bodyEn: null };

test.each([
  ["complete posts", [{}, {}]],
  ["one slug in two languages", [{ slug: { current: "same" }, slugEn: { current: "same" } }]],
])("%s can be published", (_name, posts) => {
  const documents = posts.map((values, index) => post(String(index), values));
  expect(validate(documents)).toEqual({ errors: [], notes: [] });
});

test("posts in one language only can be published, and are one line", () => {
  const documents = Array.from({ length: 12 }, (_, index) => post(String(index), swedish));
  const { errors, notes } = validate([...documents, post("b")]);
  expect(errors).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(
      /^Posts in one language only: "Titel" \(0\), .*"Titel" \(9\) and 2 more$/,
    ),
  ]);
});

test("a dataset without a post names the settings that choose it", () => {
  expect(validate([]).errors).toEqual([expect.stringMatching(/SANITY_PROJECT_ID.*SANITY_DATASET/)]);
});

const gif = { asset: { _ref: "image-a1-2x2-gif" } };
const program = { title: "A", file: { asset: { _ref: "file-a1-exe" } } };

test.each<[string, object, string]>([
  ["no slug at all", { slug: null, slugEn: {} }, '"Titel" (a) has no slug in any language'],
  [
    "a slug without a title",
    { title: " " },
    '"Title" (a) cannot be published in the language "sv"',
  ],
  ["no date", { publishedAt: null }, '"Titel" (a) cannot be published: Date of publ'],
  ["no cover", { image: undefined }, "(a) cannot be published: Picture missing"],
  ["a GIF", { image: gif }, "(a) cannot be published: Pictures of the format “gif”"],
  ["a program", { attachments: [program] }, '"sv": Files of the type “exe” are not published'],
  ["an unusable slug", { slug: { current: "Fem" } }, '"sv": The address “Fem” cannot be used'],
  [
    "a reserved slug",
    { slugEn: { current: "404" } },
    '"en": The address “404” is one that the site',
  ],
])("%s stops the build", (_name, values, message) => {
  const { errors } = validate([post("a", values), post("b")]);
  expect(errors).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["sv", "slug", "Titel"],
  ["en", "slugEn", "Title"],
] as const)("posts that share a slug in %s are named, once", (locale, field, title) => {
  const [a, c, d] = ["a", "c", "d"].map((id) => post(id, { [field]: { current: "same" } }));
  expect(validate([a!, post("b"), c!, d!]).errors).toEqual([
    expect.stringContaining(
      `Posts "${title}" (a) and "${title}" (c) and "${title}" (d) share the slug "same" ` +
        `in the language "${locale}"`,
    ),
  ]);
});

const text = (words: string, more: object = {}) => ({
  ...{ _type: "block", children: [{ _type: "span", text: words, marks: [] }] },
  ...more,
});
const link = (href: string) => text(href, { markDefs: [{ _type: "link", _key: "l", href }] });

test("what is not shown as it was written is told for each document, the same in one line", () => {
  const odd = post("a", {
    body: [text("Ett", { style: "h1" }), link("om-oss"), link("./om-oss"), { _type: "video" }],
    bodyEn: [text("One", { style: "h5" }), { _type: "video" }],
  });
  expect(validate([odd, post("b")]).notes).toEqual([
    [
      'Post "Titel" (a)',
      '  - body, bodyEn in the languages "sv" and "en": Content of the type “video” cannot be shown.',
      '  - body in the language "sv": The link “om-oss”, “./om-oss” cannot be used, so it is shown as text: ' +
        "write https://…, mailto:…, tel:…, or a path on this site such as /boka-demo.",
      '  - body, bodyEn in the languages "sv" and "en": The site has no style “h1”, “h5”: the nearest is shown instead.',
    ].join("\n"),
  ]);
});

test("what is shown in another form takes five lines at most", () => {
  const employee = { _id: "e", _type: "employee", phoneNumber: "x", image };
  const testimonial = { _id: "t", _type: "testimonial", quote: "Bra", image };
  const { notes } = validate([post("b"), employee, testimonial]);
  expect(notes.map((note) => note.split("\n").length)).toEqual([6, 6]);
  expect(notes[1]).toMatch(/^Employee "e"\n {2}- name: Name missing\.\n/);
});

test("what readers do not get stands first, and is never cut", () => {
  const types = Array.from({ length: 12 }, (_, index) => `type-${index}`);
  const body = [
    text("Ett", { style: "h4" }),
    text("Två", { listItem: "bullet", level: 3 }),
    link("exempel.example"),
    link("/borta"),
    link("mailto:"),
    link("tel:0"),
    link("ftp://x"),
    text("", { style: "h2" }),
    { _type: "block", children: [{ _type: "span", text: "Tre\0" }] },
    ...types.map((_type) => ({ _type })),
  ];
  const [note = ""] = validate([
    post("a", { body, imageAltText: "", metaDescription: "" }),
    post("b"),
  ]).notes;
  const [, ...lines] = note.split("\n");
  const lost = ["link “mailto:”", "number “0”", "link “ftp://x”", "empty heading", "type-11"];
  for (const words of lost)
    expect(lines.findIndex((line) => line.includes(words))).toBeLessThan(lost.length);
  expect(lines[lost.length]).toMatch(/^ {2}- and \d more$/);
});

test.each([
  [10, "“s8”, “s9”: the nearest"],
  [11, "“s8”, “s9” and 1 more, such as “s10”: the nearest"],
])("of %i values that are shown in another form, a line names ten", (count, end) => {
  const body = Array.from({ length: count }, (_, index) => text("x", { style: `s${index}` }));
  const { notes } = validate([post("a", { body }), post("b")]);
  expect(notes.join()).toContain(end);
});

test("of a document that is published nowhere, only the reason is told", () => {
  const testimonial = { _id: "t", _type: "testimonial", name: "Kim", quote: null };
  const nowhere = post("a", { body: null, bodyEn: [], image: null, publishedAt: "x" });
  expect(validate([post("b"), nowhere, testimonial])).toEqual({
    errors: [],
    notes: [
      'Post "Titel" (a)\n  - body, bodyEn in the languages "sv" and "en": Text missing.',
      'Testimonial "Kim" (t)\n  - quote in the languages "sv" and "en": Quote missing.',
    ],
  });
});

test("an asset that is not in the dataset is an error of each document and language that shows it", () => {
  const picture = { _type: "image", asset: { _ref: "image-gone-1600x1000-png" } };
  const file = { asset: { _ref: "file-gone-pdf" } };
  const documents = [
    post("a", {
      image: picture,
      bodyEn: [picture, text("Ord")],
      attachments: [{ title: "Plan", file }],
    }),
    { _id: "t", _type: "testimonial", name: "Kim", quote: "Bra", image: picture },
    { _id: "e", _type: "employee", name: "Lo", image: picture },
    { _id: "f", _type: "employee", name: "Mo", image },
  ];
  const { errors } = validate(documents, { hasAsset: (id) => !id.includes("gone") });
  const advice = "Correct it, or unpublish the document.";
  expect(errors).toEqual([
    `Post "Titel" (a) cannot be published in the language "sv": An attachment is without its file. ${advice}`,
    `Post "Title" (a) cannot be published in the language "en": A picture in the text is missing. ${advice}`,
    `Post "Titel" (a) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
    `Testimonial "Kim" (t) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
    `Employee "Lo" (e) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
  ]);
});
