import { unreviewedNote } from "../../../../src/gatsby/content/unreviewed-posts";
import { factsOf } from "./read-all";

const now = Date.parse("2026-03-01T12:00:00Z");
const post = (_id: string, publishedAt: string, more: object = {}) => ({
  ...{ _id, _type: "post", title: _id.toUpperCase(), publishedAt },
  ...more,
});
const review = (reviewedAt: string) => ({ reviewer: { _ref: "node of e" }, reviewedAt });

test("articles that nobody has reviewed for a year are named, the longest unreviewed first", () => {
  const posts = [
    post("a", "2025-02-01"),
    post("b", "2026-02-01"),
    post("c", "2023-01-01", review("2024-01-01")),
    post("d", "2023-01-01", review("2025-12-01")),
    // To the day, which begins in Sweden when it is still yesterday in UTC.
    post("f", "2023-01-01", review("2025-03-01")),
    { _id: "e", _type: "employee", publishedAt: "2020-01-01" },
  ];
  expect(unreviewedNote(factsOf(posts), now)).toEqual(['"C" (c), "A" (a)']);
  expect(unreviewedNote(factsOf(posts.slice(1, 2)), now)).toEqual([]);
});

test("the log names ten of many", () => {
  const posts = Array.from({ length: 14 }, (_, index) => post(`p${index}`, "2024-01-01"));
  expect(unreviewedNote(factsOf(posts), now)[0]).toMatch(/\(p9\) and 4 more$/);
});
