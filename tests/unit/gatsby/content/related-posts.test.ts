import fc from "fast-check";
import { relatedPosts, type DatedPost } from "../../../../src/gatsby/content/related-posts";

/** Returns a post dated on a day in January 2025. */
function post(day: number | null, language: "sv" | "en" = "sv", id = String(day)): DatedPost {
  const publishedAt = day === null ? null : new Date(Date.UTC(2025, 0, day)).toISOString();
  return { id, language, slug: `slug-${id}`, publishedAt };
}

const days = (...all: number[]) => all.map((day) => post(day));

test.each([
  ["the newest gets the three before it", days(1, 2, 3, 4, 5), "5", ["4", "3", "2"]],
  ["the oldest gets the three after it", days(1, 2, 3, 4, 5), "1", ["4", "3", "2"]],
  ["of two equally near ones, the newer", days(1, 2, 3, 4, 5), "3", ["5", "4", "2"]],
  ["near in time, not by index", days(1, 9, 10, 20, 30), "10", ["20", "9", "1"]],
  ["all on one side", days(1, 10, 11, 12, 13, 30), "13", ["12", "11", "10"]],
])("%s", (_, posts, id, expected) => {
  expect(relatedPosts(posts).get(id)).toEqual(expected);
});

test("a draft without a date counts as the newest", () => {
  const posts = [post(null, "sv", "draft"), ...days(1, 2, 3, 4)];
  expect(relatedPosts(posts).get("draft")).toEqual(["4", "3", "2"]);
});

const anyPosts = fc
  .array(fc.record({ day: fc.integer({ min: 1, max: 400 }), isEnglish: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((all) =>
    all.map(({ day, isEnglish }, index) => post(day, isEnglish ? "en" : "sv", `p${index}`)),
  );

test("always distinct other posts of the language, up to three, regardless of the input's order", () => {
  fc.assert(
    fc.property(anyPosts, fc.infiniteStream(fc.nat()), (posts, keys) => {
      const related = relatedPosts(posts);
      const shuffled = posts
        .map((each) => [keys.next().value as number, each] as const)
        .sort(([a], [b]) => a - b)
        .map(([, each]) => each);
      expect(new Map([...relatedPosts(shuffled)].sort())).toEqual(new Map([...related].sort()));
      for (const { id, language } of posts) {
        const ids = related.get(id)!;
        const others = posts.filter((each) => each.language === language && each.id !== id);
        expect(others.map((each) => each.id)).toEqual(expect.arrayContaining(ids));
        expect(new Set(ids).size).toBe(Math.min(3, others.length));
      }
    }),
  );
});

test("a new post changes the related posts only of its neighbours", () => {
  const before = relatedPosts(days(1, 8, 15, 22, 29, 36, 43));
  const after = relatedPosts(days(1, 8, 15, 22, 29, 36, 43, 50));
  const changed = [...before].filter(([id, ids]) => String(after.get(id)) !== String(ids));
  expect(changed.map(([id]) => id).sort()).toEqual(["36", "43"]);
});
