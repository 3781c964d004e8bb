import { latestPosts } from "../../../../src/gatsby/content/latest-posts";
import type { PostSummary } from "../../../../src/gatsby/content/post-summary";

function summary(slug: string, publishedAt: string | null, languages: readonly string[]) {
  const id = (language: string) => (languages.includes(language) ? `${slug} ${language}` : null);
  return {
    _id: slug,
    _updatedAt: "2026-01-01T08:00:00Z",
    slug: { current: slug },
    slugEn: { current: slug },
    publishedAt,
    isScheduled: languages.length === 0,
    blogPosts: { sv: id("sv"), en: id("en") },
    problems: [],
    unsupportedContent: { sv: [], en: [] },
  } satisfies PostSummary;
}

const both = ["sv", "en"];
const summaries = [
  summary("old", "2024-01-01T08:00:00Z", both),
  summary("b", "2025-01-01T08:00:00Z", both),
  summary("a", "2025-01-01T08:00:00Z", both),
  summary("swedish", "2025-06-01T08:00:00Z", ["sv"]),
  summary("scheduled", "2999-01-01T08:00:00Z", []),
  summary("undated", null, ["sv"]),
];

test.each([
  ["sv", 10, ["undated sv", "swedish sv", "a sv", "b sv", "old sv"]],
  ["en", 10, ["a en", "b en", "old en"]],
  ["sv", 2, ["undated sv", "swedish sv"]],
  ["en", 0, []],
] as const)("in %s, at most %i: %j", (language, count, ids) => {
  expect(latestPosts(summaries, language, count)).toEqual(ids);
});
