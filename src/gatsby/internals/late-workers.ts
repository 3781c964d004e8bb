import { createRequire } from "node:module";
import { join } from "node:path";

type QueryIds = Readonly<Record<"pageQueryIds" | "staticQueryIds", readonly unknown[]>>;
type Task = (...args: unknown[]) => unknown;

/** Gatsby's pool of worker processes. */
export type Pool = {
  readonly all: Readonly<Record<string, Task>>;
  readonly single: Readonly<Record<string, Task>>;
  restart(): Promise<void>;
  end(): readonly Promise<unknown>[];
  getWorkerInfo(): readonly object[];
};

type State = {
  readonly pages: ReadonlyMap<string, unknown>;
  readonly queries: { readonly trackedQueries: ReadonlyMap<string, unknown> };
};

type RunQueries = (args: object) => Promise<void>;

/** Gatsby's modules, as far as they are called or changed here. */
export type Modules = {
  readonly pool: {
    create: () => Pool;
    runQueriesInWorkersQueue: (pool: Pool, ids: QueryIds, options?: object) => Promise<void>;
  };
  readonly redux: { readonly store: { getState(): State } };
  readonly runner: { readonly GraphQLRunner: new (store: object, options: object) => object };
  readonly services: { readonly runStaticQueries: RunQueries; readonly runPageQueries: RunQueries };
  readonly html: { readonly renderHTMLProd: Task };
};

/** Queries that run faster in Gatsby's own process than a worker is ready for them. */
export const fewQueries = 500;

/**
 * Runs few queries and renders their pages in Gatsby's own process, and starts workers for more only.
 *
 * Why: a worker loads Gatsby and builds the schema anew before its first query, and starts once more before
 * the first page: 2.6 s of processor time to load Gatsby, each time.
 * Rests on: `gatsby/dist/utils/worker/pool.js`, called through its exports; `gatsby/dist/bootstrap/index.js` and
 * `commands/build.js` for the order of a pool's tasks and, on one core, queries without workers; `commands/build-html.js`.
 * Can go: when Gatsby starts its workers for the first query.
 */
export function startWorkersLate(project: string): void {
  startLate(gatsbyModules(project));
}

/** Does so for these modules, before Gatsby has created its pool. */
export function startLate({ pool, redux, runner, services, html }: Modules): void {
  const { store } = redux;
  const { create, runQueriesInWorkersQueue } = pool;
  let workers: Pool | undefined;
  let setUp: () => void = () => undefined;

  function started(): Pool {
    if (workers) return workers;
    workers = create();
    setUp();
    return workers;
  }

  pool.create = () => ({
    all: {
      loadConfigAndPlugins: (...args) => {
        setUp = () => workers?.all.loadConfigAndPlugins?.(...args);
      },
      // The last task before bundles are made. Meanwhile, workers get ready for the queries of a new site.
      buildSchema: () => {
        const { pages, queries } = store.getState();
        if (pages.size - queries.trackedQueries.size > fewQueries) started().all.buildSchema?.();
      },
    },
    single: {
      renderHTMLProd: (...args) =>
        workers ? workers.single.renderHTMLProd?.(...args) : html.renderHTMLProd(...args),
    },
    restart: () => workers?.restart() ?? Promise.resolve(),
    end: () => workers?.end() ?? [],
    getWorkerInfo: () => workers?.getWorkerInfo() ?? [],
  });

  pool.runQueriesInWorkersQueue = async (_pool, queryIds, options) => {
    const count = queryIds.pageQueryIds.length + queryIds.staticQueryIds.length;
    if (workers || count > fewQueries) {
      await runQueriesInWorkersQueue(started(), queryIds, options);
      return;
    }
    const graphqlRunner = new runner.GraphQLRunner(store, { collectStats: true });
    const args = { ...options, queryIds, store, graphqlRunner };
    await services.runStaticQueries(args);
    await services.runPageQueries(args);
  };
}

function gatsbyModules(project: string): Modules {
  const load = createRequire(join(project, "node_modules/gatsby/dist"));
  return {
    pool: load("gatsby/dist/utils/worker/pool") as Modules["pool"],
    redux: load("gatsby/dist/redux") as Modules["redux"],
    runner: load("gatsby/dist/query/graphql-runner") as Modules["runner"],
    services: load("gatsby/dist/services") as Modules["services"],
    html: load("gatsby/dist/utils/worker/child/render-html") as Modules["html"],
  };
}
