import { site } from "../../../../src/config/site";
import { modifiedAfterPublication, postHead } from "../../../../src/features/blog/post-head";
import { selectedTexts } from "../../../setup/content/locale-texts";

const post: Queries.PostHeadFragment = {
  slug: "five-signs",
  title: "Five signs",
  metaDescription: "What to look for.",
  publishedAt: "2025-01-05T08:00:00Z",
  updatedAt: "2025-02-01T09:30:00Z",
  ogImage: "/shared.jpg",
};

const undescribed = { ...post, metaDescription: null };

test("builds a post's head from the post", () => {
  expect(postHead(post, selectedTexts("en"), "en")).toEqual({
    shouldIndex: true,
    title: `Five signs | ${site.productName}`,
    description: "What to look for.",
    canonical: "/en/blog/five-signs",
    published: "2025-01-05T08:00:00Z",
    modified: "2025-02-01T09:30:00Z",
    og: {
      title: "Five signs",
      description: "What to look for.",
      url: "/en/blog/five-signs",
      image: "/shared.jpg",
      type: "article",
    },
  });
});

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
  const head = postHead(undescribed, selectedTexts(locale), locale);
  expect(head.description).toContain("Five signs");
  expect(head.description).toContain(site.productName);
  expect(head.description).not.toContain("{{");
  expect(head.og.description).toBe(head.description);
});
