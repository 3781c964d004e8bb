import {
  employeeNotes,
  isDate,
  postNotes,
  testimonialNotes,
  type DraftFields,
} from "../../../../src/sanity/documents/draft-notes";
import { previewTexts } from "../../../../src/i18n/preview-texts";
import { locales } from "../../../../src/i18n/locales";

const options = {
  hasAsset: (id: string) => id !== "image-gone",
  isUsableSlug: (slug: string) => /^[a-z-]+$/.test(slug),
};
const image = (id: string) => ({ _type: "image", asset: { _ref: id } });

const complete = {
  title: "Fem",
  slug: { current: "fem" },
  publishedAt: "2026-01-05T08:00:00Z",
  image: image("image-1"),
  imageAltText: "En stol",
  body: [{ _type: "block", children: [] }, image("image-2")],
  attachments: [{ title: "Plan", file: { asset: { _ref: "file-1" } } }],
};

const keys = (post: DraftFields, locale: "sv" | "en" = "sv") =>
  postNotes(post, locale, options).map(({ key, value }) => (value ? `${key} ${value}` : key));

test("a complete post lacks nothing in its language", () => {
  expect(keys(complete)).toEqual([]);
  expect(keys(complete, "en")).toEqual(["title", "slug", "imageAlt", "body"]);
});

test("an empty post lacks everything", () => {
  expect(keys({})).toEqual(["title", "slug", "publishedAt", "image", "body"]);
});

test.each([
  ["a title of spaces", { title: " " }, ["title"]],
  ["a number for a title", { title: 5 }, ["title"]],
  ["a slug of another type", { slug: "fem" }, ["slug"]],
  ["an invalid slug", { slug: { current: "Fem å" } }, ["slugUnusable Fem å"]],
  ["no date", { publishedAt: null }, ["publishedAt"]],
  ["an invalid date", { publishedAt: "igår" }, ["publishedAt"]],
  ["no picture", { image: { _type: "image" } }, ["image"]],
  ["a picture that is gone", { image: image("image-gone") }, ["imageGone"]],
  ["no picture description", { imageAltText: "" }, ["imageAlt"]],
  ["an empty text", { body: [] }, ["body"]],
  [
    "unknown blocks",
    { body: [{ _type: "video" }, { _type: "video" }, { _type: "map" }] },
    ["unknownBlock video", "unknownBlock map"],
  ],
  ["a picture in the text that is gone", { body: [image("image-gone")] }, ["bodyImage"]],
  ["a picture in the text that was never chosen", { body: [{ _type: "image" }] }, ["bodyImage"]],
  ["an attachment without its file", { attachments: [{ title: "Plan" }] }, ["attachment"]],
])("%s", (_name, fields, notes) => {
  expect(keys({ ...complete, ...fields })).toEqual(notes);
});

test("testimonials and employees", () => {
  const found = (notes: readonly { key: string }[]) => notes.map(({ key }) => key);
  expect(found(testimonialNotes({}, "sv", options))).toEqual([
    "quote",
    "name",
    "jobTitle",
    "company",
    "image",
  ]);
  const testimonial = { quote: { sv: "Bra" }, name: "Karin", title: "HR", company: "Nordvik" };
  const portrait = { image: image("image-1"), altText: "Karin" };
  expect(testimonialNotes({ ...testimonial, ...portrait }, "sv", options)).toEqual([]);
  expect(found(testimonialNotes({ ...testimonial, ...portrait }, "en", options))).toEqual([
    "quote",
  ]);
  expect(found(employeeNotes({ name: "Elin", phoneNumber: 5 }, "sv", options))).toEqual([
    "role",
    "email",
    "image",
  ]);
});

test("every note has a text in each language", () => {
  const notes = [
    ...postNotes({}, "sv", options),
    ...testimonialNotes({}, "sv", options),
    ...employeeNotes({}, "sv", options),
  ];
  for (const locale of locales) {
    for (const { key } of notes) expect(previewTexts[locale].missing[key]).toMatch(/\w/);
  }
});

test.each([
  ["2026-01-05", true],
  ["2026-01-05T08:00:00Z", true],
  ["soon", false],
  [5, false],
  [undefined, false],
])("%j is a date: %j", (value, expected) => {
  expect(isDate(value)).toBe(expected);
});
