import {
  unsupportedContentWarnings,
  validateDocuments,
  type PostDocument,
} from "../../../../src/gatsby/content/validate-documents";

const image = { _type: "image", asset: { _ref: "image-a-1x1-png" } };

const common = {
  _type: "post",
  publishedAt: "2025-01-05T08:00:00Z",
  title: "Titel",
  titleEn: "Title",
  image,
};

function post(id: string, values: object = {}): PostDocument {
  const own = { _id: id, slug: { current: `${id}-sv` }, slugEn: { current: `${id}-en` } };
  return { ...common, ...own, ...values };
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
  expect(validateDocuments([])).toEqual([
    expect.stringMatching(/SANITY_PROJECT_ID.*SANITY_DATASET/),
  ]);
});

const invalidPosts: readonly (readonly [string, object, string])[] = [
  ["no slug at all", { slug: null, slugEn: {} }, 'Post "Titel" (a) has no slug in any language'],
  [
    "a slug without a title",
    { title: " " },
    'Post "Title" (a) cannot be published in the language "sv": Title missing.',
  ],
  ["no date", { publishedAt: null }, 'Post "Titel" (a) cannot be published: Date of publ'],
  ["no cover", { image: undefined }, 'Post "Titel" (a) cannot be published: Picture missing'],
  [
    "a GIF",
    { image: { asset: { _ref: "image-a1-2x2-gif" } } },
    "(a) cannot be published: Pictures of the format “gif”",
  ],
  [
    "a program",
    { attachments: [{ title: "A", file: { asset: { _ref: "file-a1-exe" } } }] },
    '"sv": Files of the type “exe” are not published',
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
  const [a, c, d] = ["a", "c", "d"].map((id) => post(id, { [field]: { current: "same" } }));
  expect(validateDocuments([a!, post("b"), c!, d!])).toEqual([
    expect.stringContaining(
      `Posts "${title}" (a) and "${title}" (c) and "${title}" (d) share the slug "same" ` +
        `in the language "${locale}"`,
    ),
  ]);
});

test("unsupported content in a post is named with title, id and language", () => {
  const odd = post("a", {
    body: [{ _type: "block" }, { _type: "video" }, { _type: "video" }],
    bodyEn: [{ _type: "block", style: "h7", children: [] }],
  });
  const sentences = (type: string) =>
    `Content of the type “${type}” cannot be shown. The page does without it.`;
  expect(unsupportedContentWarnings([odd])).toEqual([
    `Post "Titel" (a) in the language "sv": ${sentences("video")}`,
    `Post "Title" (a) in the language "en": ${sentences("h7")}`,
  ]);
});

test("an asset that is not in the dataset is an error of each document and language that shows it", () => {
  const picture = { _type: "image", asset: { _ref: "image-gone-1x1-png" } };
  const file = { asset: { _ref: "file-gone-pdf" } };
  const documents = [
    post("a", { image: picture, bodyEn: [picture], attachments: [{ title: "Plan", file }] }),
    { _id: "t", _type: "testimonial", name: "Kim", image: picture },
    { _id: "e", _type: "employee", name: "Lo", image: picture },
    { _id: "f", _type: "employee", name: "Mo", image },
  ];
  const errors = validateDocuments(documents, (id) => !id.includes("gone"));
  const advice = "Correct it, or unpublish the document.";
  expect(errors).toEqual([
    `Post "Titel" (a) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
    `Post "Title" (a) cannot be published in the language "en": A picture in the text is missing. ${advice}`,
    `Post "Titel" (a) cannot be published in the language "sv": An attachment is without its file. ${advice}`,
    `Testimonial "Kim" (t) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
    `Employee "Lo" (e) cannot be published: The picture was removed, or could not be fetched. ${advice}`,
  ]);
});
