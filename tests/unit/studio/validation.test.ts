import type { PostFields } from "../../../src/sanity/documents/localize";
import { begunLanguages, documentErrors, linkError } from "../../../studio/schema-types/validation";

const slug = (current: string) => ({ _type: "slug", current });
const image = { _type: "image", asset: { _ref: "image-a-1x1-png" } };

function errorsOf(type: string, document: object) {
  const errors = documentErrors(type, { ...document });
  return errors === true ? [] : errors;
}
const messages = (type: string, document: object) =>
  errorsOf(type, document).map(({ message }) => message);

describe("a post's languages", () => {
  test.each<[string, PostFields, readonly string[]]>([
    ["nothing at all", {}, []],
    ["spaces", { title: "  ", slugEn: slug(" ") }, []],
    ["a Swedish title", { title: "Titel" }, ["sv"]],
    ["an English slug", { slugEn: slug("title") }, ["en"]],
    ["both", { title: "Titel", titleEn: "Title" }, ["sv", "en"]],
    ["only a body", { body: [{ _type: "block" }] }, []],
  ])("with %s", (_, post, languages) => {
    expect(begunLanguages(post)).toEqual(languages);
    expect(messages("post", post).some((text) => text.startsWith("Give the post"))).toBe(
      languages.length === 0,
    );
  });
});

describe("a document", () => {
  const complete = {
    title: "Titel",
    slug: slug("titel"),
    image,
    imageAltText: "En sol",
    publishedAt: "2026-01-01",
    body: [{ ...image, alt: "En sol" }],
  };

  test("may be complete in one language", () => {
    expect(documentErrors("post", complete)).toBe(true);
    const texts = { quote: { en: "Good" }, title: "HR", name: "Kim", company: "A", altText: "Kim" };
    expect(documentErrors("testimonial", { ...texts, image, order: 1 })).toBe(true);
  });

  test.each<[string, object, RegExp, unknown[]]>([
    ["an untouched cover", { image: undefined }, /^Picture missing\.$/, ["image"]],
    ["an emptied cover", { image: { _type: "image" } }, /^Picture missing/, ["image"]],
    ["no text", { body: [] }, /^Text missing\. Required, because .* in Swedish/, ["body"]],
    ["a title in English only", { title: "", titleEn: "Title" }, /^Title missing/, ["title"]],
    ["a slug of its own kind", { slug: slug("På") }, /^The address “På” cannot be used/, ["slug"]],
    [
      "an attachment",
      { attachments: [{ _key: "k", title: "A" }] },
      /file/,
      ["attachments", { _key: "k" }, "file"],
    ],
  ])("with %s has an error at the field", (_name, fields, message, path) => {
    expect(errorsOf("post", { ...complete, ...fields })).toContainEqual({
      message: expect.stringMatching(message) as string,
      path,
    });
  });
});

describe("a link", () => {
  test.each([
    "https://www.1177.se",
    "mailto:hej@lyhord.example",
    "tel:+4684650041",
    "/boka-demo",
    "#svar",
    undefined,
  ])("may lead to %j", (href) => {
    expect(linkError(href)).toBeUndefined();
  });

  test.each(["", "boka-demo", "www.1177.se", "javascript:alert(1)", "//evil.example", "data:,x"])(
    "may not lead to %j",
    (href) => {
      expect(linkError(href)).toMatch(/^Write a whole address/);
    },
  );
});
