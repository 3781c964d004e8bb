import type { CreateNodeArgs, SourceNodesArgs } from "gatsby";
import {
  localizeDocument,
  publishDuePosts,
} from "../../../../src/gatsby/content/localize-documents";

const future = "2999-01-01T00:00:00Z";

const post = (id: string, publishedAt = "2025-01-01T00:00:00Z") => ({
  id,
  _id: id,
  publishedAt,
  slug: { current: id },
  title: id,
  children: [],
  internal: { type: "SanityPost" },
});

/** Gatsby's arguments, and the nodes that were made with them. */
function fakeStore() {
  const made: { parent: string; internal: { type: string } }[] = [];
  const args = {
    actions: { createNode: (node: never) => made.push(node), createParentChildLink: jest.fn() },
    createNodeId: (text: string) => text,
    createContentDigest: () => "digest",
  };
  return { made, args };
}

test("of many documents that come at once, only some are worked on before the store may write", async () => {
  const { made, args } = fakeStore();
  let madeBeforeWriting: number | undefined;
  setImmediate(() => (madeBeforeWriting = made.length));
  const all = Array.from({ length: 300 }, (_, index) => post(`post-${index}`));
  await Promise.all(
    all.map((node) => localizeDocument({ ...args, node } as unknown as CreateNodeArgs)),
  );
  // An outline and a page each.
  expect(made).toHaveLength(600);
  expect(madeBeforeWriting).toBeLessThanOrEqual(100);
  expect([...new Set(made.map(({ parent }) => parent))]).toEqual(all.map(({ id }) => id));
});

test("a post whose time has come gets its nodes; others have them, or wait on", () => {
  const { made, args } = fakeStore();
  const documents = [post("due"), post("old"), post("later", future)];
  const wasHeldBack = new Set(["due", "later", "deleted"]);
  const outlines = [...documents, post("deleted")].map(({ id, publishedAt }) => ({
    parent: id,
    publishedAt,
    isScheduled: wasHeldBack.has(id),
  }));
  publishDuePosts({
    ...args,
    getNodesByType: (type: string) => (type === "PostSummary" ? outlines : []),
    getNode: (id: string) => documents.find((each) => each.id === id),
  } as unknown as SourceNodesArgs);
  expect(made.map(({ parent, internal }) => [parent, internal.type])).toEqual([
    ["due", "BlogPost"],
    ["due", "PostSummary"],
  ]);
});
