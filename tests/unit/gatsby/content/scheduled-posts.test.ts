const noon = Date.parse("2026-03-01T12:00:00Z");

async function load(env: Record<string, string> = {}) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: "", ...env });
  jest.spyOn(Date, "now").mockReturnValue(noon);
  const { isScheduled } = await import("../../../../src/gatsby/content/post-pages");
  const { scheduledPosts } = await import("../../../../src/gatsby/content/scheduled-posts");
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
