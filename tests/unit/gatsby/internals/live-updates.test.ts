import { EventEmitter } from "node:events";
import { shortenUpdates } from "../../../../src/gatsby/internals/live-updates";

type Fields = Record<string, string>;

/** Modules of a Gatsby whose inferred types and templates a test sets. */
function gatsby() {
  const typeMap: Record<string, { fieldMap: Fields }> = { Post: { fieldMap: { title: "string" } } };
  const emitter = new EventEmitter();
  const components = new Map<string, object>();
  const build = jest.fn<Promise<void>, [object]>(() => Promise.resolve());
  const extract = jest.fn<Promise<void>, [object?]>(() => Promise.resolve());
  const modules = {
    redux: { store: { getState: () => ({ inferenceMetadata: { typeMap }, components }) }, emitter },
    inference: {
      haveEqualFields: (a?: object, b?: object) => JSON.stringify(a) === JSON.stringify(b),
    },
    schema: { build },
    queries: { extractQueries: extract },
    waiting: { waitingStates: { states: { batchingNodeMutations: { after: {} } } } },
  };
  shortenUpdates(modules);
  const update = async () => {
    await modules.schema.build({});
    await modules.queries.extractQueries();
  };
  const counts = () => [build.mock.calls.length, extract.mock.calls.length];
  return { emitter, modules, typeMap, components, build, update, counts };
}

test("an update without new fields or templates reuses schema and queries", async () => {
  const { update, counts } = gatsby();
  await update();
  await update();
  expect(counts()).toEqual([1, 1]);
});

test("a new field, a lost one, and a new type each build the schema again", async () => {
  const { typeMap, update, counts } = gatsby();
  await update();
  // Gatsby changes its types in place.
  typeMap.Post!.fieldMap.image = "object";
  await update();
  expect(counts()).toEqual([2, 2]);
  delete typeMap.Post!.fieldMap.image;
  await update();
  expect(counts()).toEqual([3, 3]);
  typeMap.Asset = { fieldMap: {} };
  await update();
  expect(counts()).toEqual([4, 4]);
  delete typeMap.Asset;
  await update();
  expect(counts()).toEqual([5, 5]);
});

test("nodes that follow from a changed one are waited for", async () => {
  const { emitter, typeMap, update, counts } = gatsby();
  await update();
  emitter.emit("API_RUNNING_START");
  const updated = update();
  await new Promise(setImmediate);
  typeMap.Post!.fieldMap.image = "object";
  expect(counts()).toEqual([1, 1]);
  emitter.emit("API_RUNNING_QUEUE_EMPTY");
  await updated;
  expect(counts()).toEqual([2, 2]);
});

test("a template's first page has its query read", async () => {
  const { components, update, counts } = gatsby();
  await update();
  components.set("src/templates/blog-post.tsx", {});
  await update();
  expect(counts()).toEqual([1, 2]);
  await update();
  expect(counts()).toEqual([1, 2]);
});

test("a schema that cannot be built is built again", async () => {
  const { build, update, counts } = gatsby();
  build.mockRejectedValueOnce(new Error("no schema"));
  await expect(update()).rejects.toThrow("no schema");
  await update();
  expect(counts()).toEqual([2, 1]);
});

test("changes are collected for a moment only", () => {
  const { modules } = gatsby();
  const { after } = modules.waiting.waitingStates.states.batchingNodeMutations;
  expect(after).toEqual({ 50: "committingBatch" });
});
