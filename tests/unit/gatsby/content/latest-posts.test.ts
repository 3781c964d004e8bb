import { latestPosts } from "../../../../src/gatsby/content/latest-posts";
import type { PostSummary } from "../../../../src/gatsby/content/post-summary";

function outline(slug: string, publishedAt: string | null, languages: readonly string[]) {
  const id = (language: string) => (languages.includes(language) ? `${slug} ${language}` : null);
  return {
    _id: slug,
    _updatedAt: "2026-01-01T08:00:00Z",
    slug: { current: slug },
    slugEn: { current: slug },
    publishedAt,
    isScheduled: languages.length === 0,
    blogPosts: { sv: id("sv"), en: id("en") },
    unsupportedContent: { sv: [], en: [] },
  } satisfies PostSummary;
}

const both = ["sv", "en"];
const outlines = [
  outline("old", "2024-01-01T08:00:00Z", both),
  outline("b", "2025-01-01T08:00:00Z", both),
  outline("a", "2025-01-01T08:00:00Z", both),
  outline("swedish", "2025-06-01T08:00:00Z", ["sv"]),
  outline("held-back", "2999-01-01T08:00:00Z", []),
  outline("undated", null, ["sv"]),
];

test.each([
  ["sv", 10, ["swedish sv", "a sv", "b sv", "old sv", "undated sv"]],
  ["en", 10, ["a en", "b en", "old en"]],
  ["sv", 2, ["swedish sv", "a sv"]],
  ["en", 0, []],
] as const)("of %s, at most %i: %j", (language, count, ids) => {
  expect(latestPosts(outlines, language, count)).toEqual(ids);
});
