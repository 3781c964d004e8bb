import {
  fewQueries,
  startLate,
  type Modules,
  type Pool,
} from "../../../../src/gatsby/internals/late-workers";

/** A Gatsby that records what it does, and where. */
function gatsby({ pages = 0, tracked = 0 } = {}) {
  const done: string[] = [];
  const record =
    (what: string) =>
    (...args: unknown[]) => {
      done.push([what, ...args.filter((arg) => typeof arg === "string")].join(" "));
      return Promise.resolve();
    };
  const workers: Pool = {
    all: {
      loadConfigAndPlugins: record("worker: load"),
      buildSchema: record("worker: schema"),
    },
    single: { renderHTMLProd: record("worker: render") },
    restart: record("worker: restart"),
    end: () => [record("worker: end")()],
    getWorkerInfo: () => [{ workerId: 1 }],
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
  const store = {
    getState: () => ({
      pages: new Map(numbers(pages).map((path) => [path, {}])),
      queries: { trackedQueries: new Map(numbers(tracked).map((path) => [path, {}])) },
    }),
  };
  const modules: Modules = {
    pool: {
      create: () => {
        done.push("worker: start");
        return workers;
      },
      runQueriesInWorkersQueue: async (pool) => {
        await record(pool === workers ? "worker: queries" : "nobody: queries")();
      },
    },
    redux: { store },
    runner: { GraphQLRunner: Object },
    services: {
      runStaticQueries: record("here: static queries"),
      runPageQueries: record("here: page queries"),
    },
    html: { renderHTMLProd: record("here: render") },
  };
  startLate(modules);

  /** What `bootstrap` and `build` do with the pool. */
  async function build(queries: number) {
    const pool = modules.pool.create();
    pool.all.loadConfigAndPlugins?.("config");
    pool.all.buildSchema?.();
    done.push("bundles");
    const pageQueryIds = numbers(queries);
    await modules.pool.runQueriesInWorkersQueue(pool, { pageQueryIds, staticQueryIds: [] });
    const restarted = pool.restart();
    const merged = pool.getWorkerInfo().length;
    await restarted;
    await pool.single.renderHTMLProd?.("page");
    await Promise.all(pool.end());
    return { done, merged };
  }
  return { build };
}

test("few queries and their pages need no worker", async () => {
  const { done, merged } = await gatsby({ pages: 2_000, tracked: 2_000 }).build(fewQueries);
  expect(done).toEqual([
    "bundles",
    "here: static queries",
    "here: page queries",
    "here: render page",
  ]);
  expect(merged).toBe(0);
});

test("for many queries, workers start, with the configuration that Gatsby gave them", async () => {
  const { done, merged } = await gatsby({ pages: 2_000, tracked: 2_000 }).build(fewQueries + 1);
  expect(done).toEqual([
    "bundles",
    "worker: start",
    "worker: load config",
    "worker: queries",
    "worker: restart",
    "worker: render page",
    "worker: end",
  ]);
  expect(merged).toBe(1);
});

test("for many new pages, workers get ready while bundles are made", async () => {
  const { done } = await gatsby({ pages: fewQueries + 1 }).build(fewQueries + 1);
  expect(done.slice(0, 5)).toEqual([
    "worker: start",
    "worker: load config",
    "worker: schema",
    "bundles",
    "worker: queries",
  ]);
});
