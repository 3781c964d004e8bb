import {
  unsupportedContentWarnings,
  validateDocuments,
  type PostDocument,
} from "../../../../src/gatsby/content/validate-documents";

const image = { _type: "image", asset: { _ref: "image-a-1x1-png" } };

function post(id: string, values: object = {}): PostDocument {
  const document = {
    _id: id,
    _type: "post",
    publishedAt: "2025-01-05T08:00:00Z",
    title: "Titel",
    slug: { current: `${id}-sv` },
    titleEn: "Title",
    slugEn: { current: `${id}-en` },
    image,
    ...values,
  };
  return document;
}

test.each([
  ["complete posts", [{}, {}]],
  ["a post in one language only", [{ slugEn: null, titleEn: "", bodyEn: [{ _type: "image" }] }]],
  ["two posts without a slug in a language", [{ slugEn: null }, { slugEn: null }]],
  ["one slug in two languages", [{ slug: { current: "same" }, slugEn: { current: "same" } }]],
])("%s can be published", (_name, posts) => {
  const documents = posts.map((values, index) => post(String(index), values));
  expect(validateDocuments(documents)).toEqual([]);
});

test("a dataset without a post names the settings that choose it", () => {
  const problems = validateDocuments([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("SANITY_PROJECT_ID");
  expect(problems[0]).toContain("SANITY_DATASET");
});

const invalidPosts: readonly (readonly [string, object, string])[] = [
  ["no slug at all", { slug: null, slugEn: {} }, 'Post "Titel" (a) has no slug in any language'],
  [
    "a slug without a title",
    { title: " " },
    'Post "Title" (a) cannot be published in the language "sv": Title missing.',
  ],
  [
    "the same in English",
    { titleEn: null },
    'Post "Titel" (a) cannot be published in the language "en": Title missing.',
  ],
  ["no date", { publishedAt: null }, 'Post "Titel" (a) cannot be published: Date of publ'],
  ["no cover", { image: undefined }, 'Post "Titel" (a) cannot be published: Picture missing'],
  [
    "a GIF",
    { image: { asset: { _ref: "image-a1-2x2-gif" } } },
    "(a) cannot be published: Pictures of the format “gif”",
  ],
  [
    "pictures never chosen",
    { bodyEn: [{ _type: "image" }, { _type: "image" }] },
    'the language "en": A picture in the text is missing',
  ],
  [
    "an attachment without its file",
    { attachments: [{ title: "A" }] },
    '"sv": An attachment is without',
  ],
  [
    "an unusable slug",
    { slug: { current: "Fem" } },
    'Post "Titel" (a) cannot be published in the language "sv": The address “Fem” cannot be used',
  ],
  [
    "a reserved slug",
    { slugEn: { current: "404" } },
    'in the language "en": The address “404” is one that the site itself uses',
  ],
];

test.each(invalidPosts)("%s", (_name, values, message) => {
  const problems = validateDocuments([post("a", values), post("b")]);
  expect(problems).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["sv", "slug", "Titel"],
  ["en", "slugEn", "Title"],
] as const)("posts that share a slug in %s are named, once", (locale, field, title) => {
  const same = { [field]: { current: "same" } };
  const problems = validateDocuments([
    post("a", same),
    post("b"),
    post("c", same),
    post("d", same),
  ]);
  expect(problems).toEqual([
    expect.stringContaining(
      `Posts "${title}" (a) and "${title}" (c) and "${title}" (d) share the slug "same" ` +
        `in the language "${locale}"`,
    ),
  ]);
});

test("all errors are reported, not only the first", () => {
  const problems = validateDocuments([
    post("a", { publishedAt: null, slug: { current: "same" } }),
    post("b", { titleEn: "", slug: { current: "same" } }),
  ]);
  expect(problems).toHaveLength(3);
});

test("other documents are validated, too", () => {
  const kim = { _id: "t", _type: "testimonial", name: "Kim" };
  const lo = { _id: "e", _type: "employee", name: "Lo" };
  const whole = { ...lo, image };
  expect(validateDocuments([post("a"), kim, lo, whole])).toEqual(
    [
      'Testimonial "Kim" (t) cannot be published: Picture missing',
      'Employee "Lo" (e) cannot be published: Picture missing',
    ].map((error): unknown => expect.stringContaining(error)),
  );
});

test("unsupported content in a post is named with title, id and language", () => {
  const odd = {
    _id: "post-1",
    _type: "post",
    title: "Fem tecken",
    slug: { current: "fem-tecken" },
    titleEn: "Five signs",
    slugEn: { current: "five-signs" },
    body: [{ _type: "block" }, { _type: "video" }, { _type: "video" }],
    bodyEn: [{ _type: "block", style: "h7", children: [] }],
  };
  expect(unsupportedContentWarnings([odd])).toEqual([
    'Post "Fem tecken" (post-1) in the language "sv": Content of the type “video” cannot be shown. ' +
      "The page does without it.",
    'Post "Five signs" (post-1) in the language "en": Content of the type “h7” cannot be shown. ' +
      "The page does without it.",
  ]);
});

test("an asset that is not in the dataset is an error of each document and language that shows it", () => {
  const picture = { _type: "image", asset: { _ref: "image-gone-1x1-png" } };
  const file = { asset: { _ref: "file-gone-pdf" } };
  const documents = [
    post("a", { image: picture, bodyEn: [picture], attachments: [{ title: "Plan", file }] }),
    { _id: "e", _type: "employee", name: "Lo", image: picture },
  ];
  const errors = validateDocuments(documents, (id) => !id.includes("gone"));
  const advice = "Correct it, or unpublish the document.";
  expect(errors).toEqual([
    `Post "Titel" (a) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
    `Post "Title" (a) cannot be published in the language "en": A picture in the text is missing. ${advice}`,
    `Post "Titel" (a) cannot be published in the language "sv": An attachment is without its file. ${advice}`,
    `Employee "Lo" (e) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
  ]);
});
