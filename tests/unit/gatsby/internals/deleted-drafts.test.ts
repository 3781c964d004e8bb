import type { ignoreDeletedDrafts as Guard } from "../../../../src/gatsby/internals/deleted-drafts";

type Plugin = { default: (known: object) => (id: string, document?: object) => void };

const pluginPath = "gatsby-source-sanity/lib/util/getSyncWithGatsby";

/** The plugin's own module, with the repair or without. */
async function plugin({ isRepaired }: { readonly isRepaired: boolean }) {
  jest.resetModules();
  const { surviveDeletedDrafts } = await import("../../../../src/gatsby/internals/deleted-drafts");
  if (isRepaired) surviveDeletedDrafts(process.cwd());
  return jest.requireActual<Plugin>(pluginPath);
}

/** The plugin's state with a published document that has a draft. */
function pluginState(ids: readonly string[], nodes: readonly string[]) {
  const document = (_id: string) => ({ _id, _type: "post" });
  const documents = new Map(ids.map((id) => [id, document(id)]));
  const gatsbyNodes = new Map(nodes.map((id) => [id, { id }]));
  const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
  const known = {
    documents,
    gatsbyNodes,
    typeMap: {},
    processingOptions: { overlayDrafts: true, typeMap: { objects: {} } },
    args: { actions, reporter: {} },
  };
  return { known, documents, gatsbyNodes, actions };
}

test("the plugin itself fails over a published document that goes before its draft", async () => {
  const { default: makeSync } = await plugin({ isRepaired: false });
  const { known } = pluginState([], ["post-1"]);
  const sync = makeSync(known);
  sync("post-1");
  expect(() => sync("drafts.post-1")).toThrow();
});

test.each([
  ["published first", ["post-1", "drafts.post-1"]],
  ["draft first", ["drafts.post-1", "post-1"]],
])("in a live preview, both go in one transaction, %s", async (_name, ids) => {
  const { default: makeSync } = await plugin({ isRepaired: true });
  const { known, actions, gatsbyNodes } = pluginState([], ["post-1"]);
  const sync = makeSync(known);
  for (const id of ids) sync(id);
  expect(actions.deleteNode).toHaveBeenCalledTimes(1);
  expect(gatsbyNodes.size).toBe(0);
});

test("in a live preview, a draft may go that never had a node", async () => {
  const { default: makeSync } = await plugin({ isRepaired: true });
  const { known, actions } = pluginState(["post-1"], ["post-1"]);
  makeSync(known)("drafts.note-1");
  expect(actions.deleteNode).not.toHaveBeenCalled();
});

const draft = { _id: "drafts.a" };

test.each<[string, string[], string[], string, object | undefined, boolean]>([
  ["a draft that is there", ["drafts.a"], [], "drafts.a", undefined, true],
  ["a draft that has just come", [], [], "drafts.a", draft, true],
  ["a draft that went from over its document", ["a"], ["a"], "drafts.a", undefined, true],
  ["a draft that went and left a node", [], ["a"], "drafts.a", undefined, true],
  ["a draft of which nothing is left", ["b"], ["b"], "drafts.a", undefined, false],
  ["a published document that is gone", [], [], "a", undefined, true],
])("%s is the plugin's business", async (_name, ids, nodes, id, document, isPassedOn) => {
  const { ignoreDeletedDrafts } =
    (await import("../../../../src/gatsby/internals/deleted-drafts")) as {
      ignoreDeletedDrafts: typeof Guard;
    };
  const { documents, gatsbyNodes } = pluginState(ids, nodes);
  const sync = jest.fn();
  ignoreDeletedDrafts(sync, { documents, gatsbyNodes })(id, document);
  expect(sync.mock.calls).toEqual(isPassedOn ? [[id, document]] : []);
});
