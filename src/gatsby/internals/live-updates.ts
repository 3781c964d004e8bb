import { createRequire } from "node:module";
import { join } from "node:path";

type FieldsOfType = { readonly fieldMap?: object };
type TypeMap = Readonly<Record<string, FieldsOfType>>;

type State = {
  readonly inferenceMetadata: { readonly typeMap: TypeMap };
  /** The templates of the pages. */
  readonly components: ReadonlyMap<string, object>;
};

/** Gatsby's modules, as far as they are called or changed here. */
type Modules = {
  readonly redux: {
    readonly store: { getState(): State };
    readonly emitter: { on(event: string, listener: () => void): void };
  };
  readonly inference: { haveEqualFields(a?: FieldsOfType, b?: FieldsOfType): boolean };
  readonly schema: { build: (options: object) => Promise<void> };
  readonly queries: { extractQueries: (options?: object) => Promise<void> };
  readonly waiting: { waitingStates: { states: { batchingNodeMutations: { after: object } } } };
};

/** Milliseconds in which changes of nodes are collected, instead of Gatsby's 500. */
const batchTimeout = 50;

/**
 * Makes a live preview show a changed document sooner: without building the same schema and reading the same
 * queries again, and with a shorter wait for further changes. Its code never changes while it runs.
 *
 * Why: together, these take most of the time from a change to the page, and Gatsby has options for none.
 * Rests on: `gatsby/dist/schema/index.js` and `query/query-watcher.js`, which are called through their
 * exports; the types that `redux/reducers/inference-metadata.js` infers, and `components` of the store; the events of
 * `utils/api-runner-node.js`; `state-machines/waiting/index.js`,
 * whose states are read again whenever Gatsby starts to wait.
 * Can go: when Gatsby skips what has not changed, and the time is an option.
 */
export function speedUpLiveUpdates(project: string): void {
  shortenUpdates(gatsbyModules(project));
}

/** Patches Gatsby's modules. Call it before Gatsby builds its first schema. */
export function shortenUpdates({ redux, inference, schema, queries, waiting }: Modules): void {
  const hooksEnd = watchHooks(redux.emitter);
  const { build } = schema;
  const { extractQueries } = queries;
  let builtTypes: TypeMap | undefined;
  let extractedFrom: readonly unknown[] = [];

  function isBuilt(): boolean {
    const types = redux.store.getState().inferenceMetadata.typeMap;
    const built = builtTypes;
    if (!built) return false;
    const names = new Set([...Object.keys(types), ...Object.keys(built)]);
    return [...names].every((name) => inference.haveEqualFields(types[name], built[name]));
  }

  schema.build = async (options) => {
    // The nodes that follow from a changed one. They come while Gatsby builds its schema.
    await hooksEnd();
    if (isBuilt()) return;
    await build(options);
    // Copied, because Gatsby goes on changing them.
    builtTypes = structuredClone(fieldsOf(redux.store.getState().inferenceMetadata.typeMap));
  };

  queries.extractQueries = async (options) => {
    // The first post brings the template of posts.
    const from = [builtTypes, ...redux.store.getState().components.keys()];
    const isSame =
      from.length === extractedFrom.length && from.every((each) => extractedFrom.includes(each));
    if (isSame) return;
    await extractQueries(options);
    extractedFrom = from;
  };

  waiting.waitingStates.states.batchingNodeMutations.after = { [batchTimeout]: "committingBatch" };
}

/** Returns a function that resolves once no hook of a plugin or of the site is running. */
function watchHooks(emitter: Modules["redux"]["emitter"]): () => Promise<void> {
  let isRunning = false;
  let waiting: (() => void)[] = [];
  emitter.on("API_RUNNING_START", () => {
    isRunning = true;
  });
  emitter.on("API_RUNNING_QUEUE_EMPTY", () => {
    isRunning = false;
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  return () => (isRunning ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
}

function fieldsOf(types: TypeMap): TypeMap {
  const entries = Object.entries(types).map(
    ([name, { fieldMap }]) => [name, { fieldMap }] as const,
  );
  return Object.fromEntries(entries) as TypeMap;
}

function gatsbyModules(project: string): Modules {
  const load = createRequire(join(project, "node_modules/gatsby/dist"));
  return {
    redux: load("gatsby/dist/redux") as Modules["redux"],
    inference: load("gatsby/dist/schema/infer/inference-metadata") as Modules["inference"],
    schema: load("gatsby/dist/schema") as Modules["schema"],
    queries: load("gatsby/dist/query/query-watcher") as Modules["queries"],
    waiting: load("gatsby/dist/state-machines/waiting") as Modules["waiting"],
  };
}
