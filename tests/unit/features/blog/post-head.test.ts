import { site } from "../../../../src/config/site";
import { modifiedAfterPublication, postHead } from "../../../../src/features/blog/post-head";
import { selectedTexts } from "../../../setup/content/locale-texts";

const post: Queries.PostHeadFragment = {
  slug: "five-signs",
  title: "Five signs",
  metaDescription: null,
  publishedAt: "2025-01-05T08:00:00Z",
  updatedAt: "2025-02-01T09:30:00Z",
  ogImage: "/shared.jpg",
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
