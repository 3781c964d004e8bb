/** Gatsby's store in memory, and the nodes that documents become in it. */
import type { CreatePagesArgs } from "gatsby";
import type { DocumentNode } from "../../../../src/gatsby/content/stored-documents";

export type FakeNode = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly parent?: string;
  readonly language?: string;
  readonly internal: { readonly type: string };
};

type LocalizedNode = FakeNode & { readonly language: string };

/** Returns a store with some nodes, and Gatsby's arguments that read and write it. */
export function fakeStore(nodes: readonly FakeNode[] = []) {
  const store = new Map(nodes.map((node) => [node.id, node]));
  const args = {
    actions: {
      createNode: (node: FakeNode) => store.set(node.id, node),
      deleteNode: ({ id }: FakeNode) => store.delete(id),
    },
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => store.get(id),
    getNodesByType: (type: string) =>
      [...store.values()].filter(({ internal }) => internal.type === type),
  } as unknown as CreatePagesArgs;
  return { store, args };
}

/** Returns the node of a document. */
export function documentNode(type: string, fields: object): FakeNode & DocumentNode {
  const _type = type.replace(/^Sanity(.)/, (_, letter: string) => letter.toLowerCase());
  return { id: "node-1", _id: "a", _type, internal: { type }, ...fields };
}

/** Runs the build's step, as the modules are for the settings. @returns the nodes in each language. */
export async function localize({ args, store }: ReturnType<typeof fakeStore>) {
  const { localizeDocuments } = await import("../../../../src/gatsby/content/localize-documents");
  const { storedDocuments } = await import("../../../../src/gatsby/content/stored-documents");
  await localizeDocuments(storedDocuments(args), args);
  return [...store.values()].filter((node): node is LocalizedNode => node.language !== undefined);
}

/** Returns a document's nodes by language, for the published site or in a preview. */
export async function childrenOf(type: string, fields: object, isPreview = false) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: String(isPreview) });
  const nodes = await localize(fakeStore([documentNode(type, fields)]));
  return Object.fromEntries(nodes.map((node) => [node.language, node] as const));
}
