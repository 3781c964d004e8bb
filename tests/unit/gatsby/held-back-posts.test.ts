/** @jest-environment node */
import type { SourceNodesArgs } from "gatsby";

const noon = Date.parse("2026-03-01T12:00:00Z");

async function posts(env: Record<string, string> = {}) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: "", ...env });
  jest.spyOn(Date, "now").mockReturnValue(noon);
  return await import("../../../src/gatsby/held-back-posts");
}

test.each([
  ["2026-03-01T12:00:00.001Z", true],
  ["2026-03-01T12:00:00Z", false],
  ["2026-03-01T13:30:00+02:00", false],
  ["2026-03-01T13:30:00+01:00", true],
  ["2025-01-05", false],
  [null, false],
  ["soon", false],
])("a post dated %j is held back at noon UTC: %j", async (publishedAt, isHeld) => {
  const { isHeldBack } = await posts();
  expect(isHeldBack({ publishedAt })).toBe(isHeld);
});

test("a preview shows it", async () => {
  const { isHeldBack } = await posts({ SITE_PREVIEW: "true" });
  expect(isHeldBack({ publishedAt: "2030-01-01" })).toBe(false);
});

const post = (id: string, publishedAt: string, children: string[] = []) => ({
  id,
  _id: id,
  publishedAt,
  slug: { current: id },
  title: id,
  children,
  internal: { type: "SanityPost" },
});

test("a post whose time has come gets its nodes; others have them, or wait on", async () => {
  const { releaseDuePosts } = await posts();
  const createNode = jest.fn<undefined, [{ parent: string }]>();
  const nodes = [
    post("due", "2026-03-01T11:00:00Z"),
    post("old", "2025-01-01T00:00:00Z", ["node of old"]),
    post("later", "2026-03-02T00:00:00Z"),
  ];
  releaseDuePosts({
    getNodesByType: () => nodes,
    actions: { createNode, createParentChildLink: jest.fn() },
    createNodeId: (text: string) => text,
    createContentDigest: () => "digest",
  } as unknown as SourceNodesArgs);
  expect(createNode.mock.calls.map(([{ parent }]) => parent)).toEqual(["due"]);
});

test("the log names each post that is held back, and until when", async () => {
  const { reportHeldBackPosts } = await posts();
  const warn = jest.fn();
  const all = [post("old", "2025-01-01"), post("later", "2026-03-02T00:00:00Z")];
  reportHeldBackPosts(all, { warn } as never);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/"later".*2026-03-02T00:00:00Z/)]]);
});
