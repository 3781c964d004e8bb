import type { SourceNodesArgs } from "gatsby";
import { publishDuePosts } from "../../../../src/gatsby/content/localize-node";

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

/** Returns Gatsby's arguments, and the nodes created with them. */
function fakeStore() {
  const created: { parent: string; internal: { type: string } }[] = [];
  const args = {
    actions: { createNode: (node: never) => created.push(node), createParentChildLink: jest.fn() },
    createNodeId: (text: string) => text,
    createContentDigest: () => "digest",
  };
  return { created, args };
}

test("only posts that are due and were scheduled before get new nodes", () => {
  const { created, args } = fakeStore();
  const documents = [post("due"), { ...post("old"), children: ["a"] }, post("later", future)];
  publishDuePosts({
    ...args,
    getNodesByType: () => documents,
  } as unknown as SourceNodesArgs);
  expect(created.map(({ parent, internal }) => [parent, internal.type])).toEqual([
    ["due", "BlogPost"],
  ]);
});
