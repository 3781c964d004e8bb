/** The nodes of the languages that Sanity's documents become, without Gatsby. */
import type { CreateNodeArgs } from "gatsby";

type Child = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly parent: string;
  readonly language: string;
  readonly internal: { readonly type: string };
};
type Link = { readonly parent: { children: string[] }; readonly child: Child };

/** Returns Gatsby's arguments, and the nodes created with them. */
export function fakeStore() {
  const created: Child[] = [];
  const args = {
    actions: {
      createNode: (child: Child) => created.push(child),
      createParentChildLink: ({ parent, child }: Link) => parent.children.push(child.id),
    },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
  } as unknown as CreateNodeArgs;
  return { created, args };
}

/** Returns a document's nodes by language, for the published site or in a preview. */
export async function childrenOf(type: string, fields: object, isPreview = false) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: String(isPreview) });
  const { localizeNode } = await import("../../../../src/gatsby/content/localize-node");
  const { created, args } = fakeStore();
  const node = { id: "node-1", _id: "a", children: ["another"], internal: { type }, ...fields };
  localizeNode({ ...args, node: node as unknown as CreateNodeArgs["node"] });
  expect(node.children).toEqual(["another", ...created.map(({ id }) => id)]);
  return Object.fromEntries(created.map((child) => [child.language, child] as const));
}
