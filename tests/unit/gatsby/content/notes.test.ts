import { goneAddresses, unreviewedNote } from "../../../../src/gatsby/content/notes";
import { factsOf as readFacts } from "./read-all";

const noon = Date.parse("2026-03-01T12:00:00Z");

async function load(env: Record<string, string> = {}) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: "", ...env });
  jest.spyOn(Date, "now").mockReturnValue(noon);
  const { isScheduled } = await import("../../../../src/gatsby/content/post-pages");
  const { scheduledPosts } = await import("../../../../src/gatsby/content/notes");
  const { factsOf } = await import("./read-all");
  return {
    scheduledPosts,
    factsOf,
    isScheduled: (publishedAt: unknown) =>
      factsOf([{ _id: "a", _type: "post", publishedAt }]).some(
        ({ post }) => post && isScheduled(post),
      ),
  };
}

test.each([
  ["2026-03-01T12:00:00.001Z", true],
  ["2026-03-01T12:00:00Z", false],
  [null, false],
])("a post dated %j is scheduled at noon UTC: %j", async (publishedAt, expected) => {
  const { isScheduled } = await load();
  expect(isScheduled(publishedAt)).toBe(expected);
});

test("a preview has no scheduled posts", async () => {
  const { isScheduled } = await load({ SITE_PREVIEW: "true" });
  expect(isScheduled("2030-01-01")).toBe(false);
});

test("each scheduled post is named with its date", async () => {
  const { scheduledPosts, factsOf } = await load();
  const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];
  const later = { title: "Senare", slug: { current: "s" }, body, publishedAt: "2026-03-02T00:00Z" };
  const all = [
    { _id: "old", _type: "post", publishedAt: "2025-01-01" },
    { _id: "later", _type: "post", ...later },
  ];
  expect(scheduledPosts(factsOf(all))).toEqual([
    'Post "Senare" (later) is dated 2 March 2026 at 01:00 (Swedish time): it is left out in the ' +
      'language "sv" until a build after that time.',
  ]);
});

const today = Date.parse("2026-03-01T12:00:00Z");
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
  expect(unreviewedNote(readFacts(posts), today)).toEqual(['"C" (c), "A" (a)']);
  expect(unreviewedNote(readFacts(posts.slice(1, 2)), today)).toEqual([]);
});

test("the log names ten of many", () => {
  const posts = Array.from({ length: 14 }, (_, index) => post(`p${index}`, "2024-01-01"));
  expect(unreviewedNote(readFacts(posts), today)[0]).toMatch(/\(p9\) and 4 more$/);
});

test("addresses of posts that lead nowhere any more are named in one line", () => {
  const published = { sv: ["/blog/kvar", "/blog/borta"], en: ["/en/blog/moved", "/en/blog/gone"] };
  const leadsOn = (path: string) => ["/blog/kvar", "/en/blog/moved"].includes(path);
  expect(goneAddresses(published, leadsOn)).toEqual([
    expect.stringMatching(/^\/blog\/borta, \/en\/blog\/gone\. .*redirect/),
  ]);
  expect(goneAddresses(published, () => true)).toEqual([]);
  expect(goneAddresses(undefined, () => false)).toEqual([]);
});
