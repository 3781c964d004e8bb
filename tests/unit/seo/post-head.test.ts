import { site } from "../../../src/config/site";
import { modifiedAfterPublication, postHead } from "../../../src/seo/post-head";
import { selectedTexts } from "../../setup/content/locale-texts";

const post: Queries.PostHeadFragment = {
  slug: "five-signs",
  title: "Five signs",
  metaTitle: null,
  metaDescription: null,
  publishedAt: "2025-01-05T08:00:00Z",
  updatedAt: "2025-02-01T09:30:00Z",
  ogImage: "/shared.jpg",
  ...{ reviewer: null, reviewDay: null },
};

test.each([
  ["2025-01-05T08:00:01Z", "2025-01-05T08:00:01Z"],
  ["2025-01-05T08:00:00.000Z", null],
  // Last changed before its publication date.
  ["2025-01-01T00:00:00Z", null],
  [null, null],
])("a document changed at %s was modified at %s", (updatedAt, modified) => {
  expect(modifiedAfterPublication({ ...post, updatedAt })).toBe(modified);
  expect(modifiedAfterPublication({ publishedAt: null, updatedAt })).toBeNull();
});

test.each(["sv", "en"] as const)("generates a missing description in %s", (locale) => {
  const head = postHead(post, selectedTexts(locale), locale);
  expect(head.description).toContain("Five signs");
  expect(head.description).toContain(site.productName);
  expect(head.description).not.toContain("{{");
  expect(head.og.description).toBe(head.description);
});

test("where titles are not typeset, their words are not divided", () => {
  const divided = {
    ...post,
    title: "Arbets\u00admiljö\u200blagen",
    metaDescription: "Ar\u00adbete",
  };
  const { title, og, description } = postHead(divided, selectedTexts("sv"), "sv");
  expect([title, og.title]).toEqual([`Arbetsmiljölagen | ${site.productName}`, "Arbetsmiljölagen"]);
  expect([description, og.description]).toEqual(["Arbete", "Arbete"]);
});

test("a title for search engines takes the place of the title, but not in a generated description", () => {
  const texts = selectedTexts("en");
  const { title, og, description } = postHead({ ...post, metaTitle: "Signs" }, texts, "en");
  expect([title, og.title]).toEqual([`Signs | ${site.productName}`, "Signs"]);
  expect(description).toContain("Five signs");
  expect(postHead(post, texts, "en").og.title).toBe("Five signs");
});

test("a post is an article, with its own description and its time", () => {
  const described = { ...post, metaDescription: "What to look for." };
  const { description, published, og } = postHead(described, selectedTexts("en"), "en");
  expect([description, published]).toEqual(["What to look for.", post.publishedAt]);
  expect(og).toMatchObject({ description, type: "article" });
});
