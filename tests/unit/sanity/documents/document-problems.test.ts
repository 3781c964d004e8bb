import { previewTexts } from "../../../../src/i18n/preview-texts";
import { locales } from "../../../../src/i18n/locales";
import {
  documentProblems,
  problemsIn,
  type StoredFields,
} from "../../../../src/sanity/documents/document-problems";
import { documentTypeNames } from "../../../../src/sanity/model/document-types";
import {
  begunLanguages,
  documentErrors,
  documentWarnings,
} from "../../../../studio/schema-types/validation";

const image = (id: string) => ({ _type: "image", asset: { _ref: id } });
const text = (words: string) => ({ _type: "block", children: [{ _type: "span", text: words }] });

const [video, map, picture] = ["video", "map", "image"].map((_type) => ({ _type }));

const complete = {
  title: "Fem",
  slug: { current: "fem" },
  publishedAt: "2026-01-05T08:00:00Z",
  image: image("image-1"),
  imageAltText: "En stol",
  body: [text("Ord"), { ...image("image-2"), alt: "Ett bord" }],
  attachments: [{ title: "Plan", file: { asset: { _ref: "file-1" } } }],
};

const keys = (document: StoredFields, locale: "sv" | "en" = "sv", type = "post") =>
  problemsIn(
    documentProblems(type, document, (id) => id !== "image-gone"),
    locale,
  ).map(({ key, value }) => (value ? `${key} ${value}` : key));

test("a complete post lacks nothing in its language, an empty one everything", () => {
  expect(keys(complete)).toEqual([]);
  expect(keys(complete, "en")).toEqual(["title", "slug", "imageAlt", "body"]);
  expect(keys({})).toEqual(["title", "slug", "image", "imageAlt", "publishedAt", "body"]);
});

test.each([
  ["a title of spaces", { title: " " }, ["title"]],
  ["a number for a title", { title: 5 }, ["title"]],
  ["a slug of another type", { slug: "fem" }, ["slug"]],
  ["an invalid slug", { slug: { current: "Fem å" } }, ["slugUnusable Fem å"]],
  ["a slug of the site's own", { slug: { current: "index" } }, ["slugReserved index"]],
  ["a slug with spaces around it", { slug: { current: " fem " } }, []],
  ["no date", { publishedAt: null }, ["publishedAt"]],
  ["an invalid date", { publishedAt: "igår" }, ["publishedAt"]],
  ["a number for a date", { publishedAt: 5 }, ["publishedAt"]],
  ["a date without a time", { publishedAt: "2026-01-05" }, []],
  ["no picture", { image: { _type: "image" } }, ["image"]],
  ["a picture that is gone", { image: image("image-gone") }, ["imageGone"]],
  ["a GIF for a cover", { image: image("image-a1-2x2-gif") }, ["imageFormat gif"]],
  ["an SVG in it", { body: [{ ...image("image-a1-2x2-svg"), alt: "A" }] }, ["imageFormat svg"]],
  ["a program", { attachments: [{ title: "A", file: image("file-a1-exe") }] }, ["fileFormat exe"]],
  ["no picture description", { imageAltText: "" }, ["imageAlt"]],
  ["an empty text", { body: [] }, ["body"]],
  ["a text that was cleared", { body: [text(" ")] }, ["body"]],
  ["a text that is a picture", { body: [{ ...image("image-2"), alt: "Ett bord" }] }, []],
  ["unknown blocks", { body: [video, map, map] }, ["unknownBlock video", "unknownBlock map"]],
  ["a lost picture in the text", { body: [image("image-gone")] }, ["bodyImage", "bodyImageAlt"]],
  [
    "pictures never chosen",
    {
      body: [
        { ...picture, alt: "A" },
        { ...picture, alt: "B" },
      ],
    },
    ["bodyImage"],
  ],
  ["a link to nowhere", { body: [{ ...text("Ord"), markDefs: [{ _type: "link" }] }] }, ["link"]],
  ["an attachment without its file", { attachments: [{ title: "Plan" }] }, ["attachment"]],
  ["a file without its title", { attachments: [{ file: image("file-1") }] }, ["attachmentTitle"]],
])("%s", (_name, fields, problems) => {
  expect(keys({ ...complete, ...fields })).toEqual(problems);
});

test("testimonials and employees", () => {
  const lacking = ["quote", "name", "jobTitle", "company", "image", "imageAlt", "order"];
  expect(keys({}, "sv", "testimonial")).toEqual(lacking);
  const testimonial = { quote: { sv: "Bra" }, name: "Karin", title: "HR", company: "Nordvik" };
  const shown = { ...testimonial, image: image("image-1"), altText: "Karin", order: 1 };
  expect(keys(shown, "sv", "testimonial")).toEqual([]);
  expect(keys(shown, "en", "testimonial")).toEqual(["quote"]);
  const employee = { name: "Elin", phoneNumber: 5 };
  expect(keys(employee, "sv", "employee")).toEqual(["role", "email", "image", "order"]);
});

test.each<[unknown, boolean | undefined]>([
  [undefined, undefined],
  [{ sv: " " }, undefined],
  [[], undefined],
  [{ en: "Text" }, true],
])(
  "with %j for both languages, a language without a text is a minor problem: %j",
  (quote, isMinor) => {
    const [problem] = documentProblems("testimonial", { quote });
    expect(problem).toMatchObject({ key: "quote", language: "sv", path: ["quote"] });
    expect(problem?.isMinor).toBe(isMinor);
  },
);

test.each([
  [{}, []],
  [{ title: "  ", slugEn: { current: " " } }, []],
  [{ title: "Titel" }, ["sv"]],
  [{ slugEn: { current: "title" } }, ["en"]],
  [{ title: "Titel", titleEn: "Title" }, ["sv", "en"]],
  [{ body: [text("Ord")] }, []],
])("the post %j has begun in %j", (post, languages) => {
  expect(begunLanguages(post)).toEqual(languages);
  const errors = documentErrors("post", post);
  const isUnbegun = errors.some(({ message }) => message.startsWith("Give the article"));
  expect(isUnbegun).toBe(languages.length === 0);
});

test("what is complete in one language can be published", () => {
  expect(documentErrors("post", complete)).toEqual([]);
  const texts = { quote: { en: "Good" }, title: "HR", name: "Kim", company: "A", altText: "Kim" };
  const testimonial = { ...texts, image: image("image-1"), order: 1 };
  expect(documentErrors("testimonial", testimonial)).toEqual([]);
  expect(documentWarnings("testimonial", testimonial)).toEqual([
    { message: "Swedish: Quote missing.", path: ["quote"] },
  ]);
});

test.each<[object, RegExp, readonly unknown[]]>([
  [{ image: undefined }, /^Picture missing\.$/, ["image"]],
  [{ body: [] }, /^Swedish: Text missing\.$/, ["body"]],
  [{ titleEn: "Title", title: "" }, /^Swedish: Title missing/, ["title"]],
  [{ slug: { current: "På" } }, /^Swedish: The address “På” cannot be used/, ["slug"]],
  [{ attachments: [{ _key: "k", title: "A" }] }, /file/, ["attachments", { _key: "k" }, "file"]],
  [{ attachments: [{ title: "A" }] }, /file/, ["attachments", 0, "file"]],
  [
    { titleEn: "Title", bodyEn: [{ ...image("image-1"), _key: "k", alt: " " }] },
    /English/,
    ["bodyEn", { _key: "k" }, "alt"],
  ],
])("with %j, the Studio has an error %s at %j", (fields, message, path) => {
  expect(documentErrors("post", { ...complete, ...fields })).toContainEqual({
    message: expect.stringMatching(message) as string,
    path,
  });
});

test("every problem has a text in each language", () => {
  const types = documentTypeNames.flatMap((name) => documentProblems(name, {}));
  for (const locale of locales) {
    for (const { key } of types) expect(previewTexts[locale].missing[key]).toMatch(/\w/);
  }
});
