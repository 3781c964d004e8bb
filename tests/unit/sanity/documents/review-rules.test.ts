import { evaluateSync, parse } from "groq-js";
import {
  isUnreviewed,
  reviewLimit,
  unreviewedFilter,
} from "../../../../src/sanity/documents/review-rules";

const now = Date.parse("2026-03-01T12:00:00Z");
const reviewer = { _ref: "employee" };

test.each([
  [{ publishedAt: "2026-02-01T08:00:00Z" }, false],
  [{ publishedAt: "2025-03-01T08:00:00Z" }, false],
  [{ publishedAt: "2025-02-28T22:00:00Z" }, true],
  [{ publishedAt: "2024-01-01T08:00:00Z", reviewer, reviewedAt: "2025-06-01" }, false],
  [{ publishedAt: "2024-01-01T08:00:00Z", reviewer, reviewedAt: "2025-02-01" }, true],
  [{}, false],
])("whether %j is to be reviewed: %s, in the Studio and in the build", (post, expected) => {
  const { reviewedAt = null, publishedAt = null } = post as Record<string, string | undefined>;
  expect(isUnreviewed({ reviewedAt, publishedAt }, now)).toBe(expected);
  const dataset = [{ _id: "a", _type: "post", ...post }];
  const params = { limit: reviewLimit(now) };
  const found = evaluateSync(parse(`*[${unreviewedFilter}]`, { params }), { dataset, params });
  expect(found.data).toHaveLength(expected ? 1 : 0);
});

test.each([
  { _id: "drafts.a", _type: "post", publishedAt: "2020-01-01" },
  { _id: "a", _type: "employee", publishedAt: "2020-01-01" },
  { _id: "a", _type: "post", publishedAt: "2026-01-01", reviewedAt: "2020-01-01" },
])("%j is on no list of articles to review", (document) => {
  const params = { limit: reviewLimit(now) };
  const found = evaluateSync(parse(`*[${unreviewedFilter}]`, { params }), {
    dataset: [document],
    params,
  });
  expect(found.data).toEqual([]);
});
