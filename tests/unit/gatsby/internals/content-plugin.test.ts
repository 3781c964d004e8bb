import { surviveDeletedDrafts } from "../../../../src/gatsby/internals/content-plugin";

type Plugin = { default: (state: object) => (id: string, document?: object) => void };

const pluginPath = "gatsby-source-sanity/lib/util/getSyncWithGatsby";

surviveDeletedDrafts(process.cwd());
const { default: makeSync } = jest.requireActual<Plugin>(pluginPath);

/** Returns the plugin's state with these documents and nodes. */
function pluginState(ids: readonly string[], nodes: readonly string[]) {
  const actions = { createNode: jest.fn(), deleteNode: jest.fn() };
  const state = {
    documents: new Map(ids.map((_id) => [_id, { _id, _type: "post" }])),
    gatsbyNodes: new Map(nodes.map((id) => [id, { id }])),
    typeMap: {},
    processingOptions: { overlayDrafts: true, typeMap: { objects: {} } },
    args: { actions, reporter: {} },
  };
  return { state, actions };
}

test.each([
  ["published first", ["post-1", "drafts.post-1"]],
  ["draft first", ["drafts.post-1", "post-1"]],
])("in a live preview, both can be deleted in one transaction, %s", (_name, ids) => {
  const { state, actions } = pluginState([], ["post-1"]);
  const sync = makeSync(state);
  for (const id of ids) sync(id);
  expect(actions.deleteNode).toHaveBeenCalledTimes(1);
  expect(state.gatsbyNodes.size).toBe(0);
});

test("in a live preview, a draft that never had a node can be deleted", () => {
  const { state, actions } = pluginState(["post-1"], ["post-1"]);
  makeSync(state)("drafts.note-1");
  expect(actions.deleteNode).not.toHaveBeenCalled();
});
