import { findPostIn } from "../../../src/sanity/documents/linked-posts";
import { documentErrors, documentWarnings } from "../../../studio/schema-types/validation";
import { completePost, image, text } from "../../setup/content/complete-post";

test("what is complete in one language can be published", () => {
  expect(documentErrors("post", completePost)).toEqual([]);
  expect(documentWarnings("post", completePost)).toEqual([
    { message: "Exists in one language only.", path: ["titleEn"] },
  ]);
  const texts = { quote: { en: "Good" }, title: "HR", name: "Kim", company: "A", altText: "Kim" };
  const testimonial = { ...texts, image: image("image-1"), order: 1 };
  expect(documentErrors("testimonial", testimonial)).toEqual([]);
  expect(documentWarnings("testimonial", testimonial)).toEqual([
    { message: "Quote missing.", path: ["quote", "sv"] },
  ]);
});

test("a post begins with a title, an address or a text", () => {
  const [first, ...others] = documentErrors("post", {});
  expect([first!.message, others]).toEqual([
    expect.stringMatching(/^Give the article a title/),
    [],
  ]);
  expect(documentErrors("post", { ...completePost, bodyEn: [text("Words")] })).toEqual([]);
  const unfinished = documentWarnings("post", { ...completePost, bodyEn: [text("Words")] });
  expect(unfinished.map(({ path }) => path?.[0])).toContain("slugEn");
});

const link = (href: unknown) => text("Ord", [{ _type: "link", _key: "l", href }]);
const internalLink = (post?: object) => ({
  ...text("", [{ _type: "internalLink", _key: "l", post }]),
  children: [{ _type: "span", text: "Ord", marks: ["l"] }],
});

// Of the paragraph: between it and a link lies what editors do not know.
const linkPath = ["body", 0];

test.each<[object, RegExp, readonly unknown[]]>([
  [{ image: undefined }, /^Picture missing\.$/, ["image"]],
  [{ body: [] }, /^Text missing\.$/, ["body"]],
  [{ titleEn: "Title", title: "" }, /^Title missing/, ["title"]],
  [{ slug: { current: "På" } }, /^The address “På” cannot be used/, ["slug"]],
  [{ slug: { current: "a".repeat(201) } }, /^The address .* is too long/, ["slug"]],
  [{ publishedAt: "June 5, 2023" }, /^The date of publication “June 5, 2023”/, ["publishedAt"]],
  [{ attachments: [{ _key: "k", title: "A" }] }, /file/, ["attachments", { _key: "k" }, "file"]],
  [{ attachments: [{ title: "A" }] }, /file/, ["attachments", 0, "file"]],
  [
    { titleEn: "Title", bodyEn: [{ ...image("image-1"), _key: "k", alt: " " }] },
    /^A picture in the text/,
    ["bodyEn", { _key: "k" }, "alt"],
  ],
  [{ body: [link("om-oss")] }, /^The link “om-oss” cannot be used/, linkPath],
  [{ body: [link(null)] }, /^A link has no address/, linkPath],
  [{ body: [internalLink()] }, /^The link “Ord” leads nowhere/, linkPath],
])("with %j, the Studio has an error %s at %j", (fields, message, path) => {
  expect(documentErrors("post", { ...completePost, ...fields })).toContainEqual({
    message: expect.stringMatching(message) as string,
    path,
  });
});

test.each(["www.example.com", "/finns-inte"])(
  "a link to %j can be published, with a warning",
  (href) => {
    const post = { ...completePost, body: [link(href)] };
    expect(documentErrors("post", post)).toEqual([]);
    expect(documentWarnings("post", post).map(({ path }) => path)).toEqual([linkPath, ["titleEn"]]);
  },
);

test("a link to an article that is not published in the language can be published, with a warning", () => {
  const post = { ...completePost, body: [internalLink({ _ref: "five" })] };
  const warnings = (five: Readonly<Record<string, unknown>>) =>
    documentWarnings("post", post, { findPost: findPostIn([five], false) });
  const own = { _id: "five", _type: "post", body: completePost.body, publishedAt: "2026-01-01" };
  const languageMissing = { message: "Exists in one language only.", path: ["titleEn"] };
  expect(documentErrors("post", post)).toEqual([]);
  expect(warnings({ ...own, slug: { current: "fem" } })).toEqual([languageMissing]);
  const message =
    "The link “Five” leads to an article that is not published in this language: it is shown as text.";
  const told = [{ message, path: linkPath }, languageMissing];
  const english = { ...own, titleEn: "Five", slugEn: { current: "five" } };
  expect(warnings(english)).toEqual(told);
  const later = { ...english, slug: { current: "fem" }, publishedAt: "2099-01-01" };
  expect(warnings(later)).toEqual(told);
});
