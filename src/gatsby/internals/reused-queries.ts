/**
 * Reuses the queries and the types of the build before, unless code, schema or templates have changed.
 *
 * Why: Gatsby parses all code, validates each query and generates the same types in every build. In one whose
 * content alone has changed, that is a tenth of the processor time.
 * Rests on: `gatsby/dist/query/query-watcher.js` and `utils/graphql-typegen/ts-codegen.js`, called through their
 * exports; `gatsby/dist/redux/index.js`, which keeps what was found, and `query/query-compiler.js` for where it
 * looks: packages apart, in `src` and in fragments of plugins.
 * Can go: when Gatsby keeps what it found in unchanged files.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

type State = {
  readonly schema: object;
  readonly pages: ReadonlyMap<string, { readonly componentPath: string }>;
  /** What was found in each template, and each static query. */
  readonly components: ReadonlyMap<string, { readonly query: string; readonly Head: boolean }>;
  readonly staticQueryComponents: ReadonlyMap<string, { readonly query: string }>;
};
type TypesOptions = { readonly typesOutputPath: string };

/** Gatsby's modules, as far as they are called or changed here. */
export type Modules = {
  readonly redux: { readonly store: { getState(): State } };
  readonly graphql: { printSchema(schema: object): string };
  readonly queries: { extractQueries: (options?: object) => Promise<void> };
  readonly types: {
    writeTypeScriptTypes: (
      directory: string,
      schema: object,
      definitions: object,
      options: TypesOptions,
    ) => Promise<void>;
  };
};

/** What the build before has left. */
type Result = {
  readonly state: string;
  readonly found: string;
  readonly typesFile: string;
  readonly types: string;
};

export function reuseQueries(project: string): void {
  const load = createRequire(join(project, "node_modules/gatsby/dist"));
  const fromGatsby = createRequire(load.resolve("gatsby/package.json"));
  reuseIn(project, {
    redux: load("gatsby/dist/redux") as Modules["redux"],
    graphql: fromGatsby("graphql") as Modules["graphql"],
    queries: load("gatsby/dist/query/query-watcher") as Modules["queries"],
    types: load("gatsby/dist/utils/graphql-typegen/ts-codegen") as Modules["types"],
  });
}

/** Does so for these modules, before Gatsby has read any query. */
export function reuseIn(project: string, { redux, graphql, queries, types }: Modules): void {
  // Emptied with Gatsby's cache, so after each failed build and each change of settings or packages.
  const resultFile = join(project, ".cache/queries.json");
  const { extractQueries } = queries;
  const { writeTypeScriptTypes } = types;
  let state = "";
  let isReused = false;

  queries.extractQueries = async (options) => {
    const { schema, pages } = redux.store.getState();
    const templates = new Set([...pages.values()].map((page) => page.componentPath));
    state = hashOf(graphql.printSchema(schema), ...[...templates].sort(), ...codeOf(project));
    const result = readResult(resultFile);
    isReused =
      result?.state === state &&
      result.found === foundIn(redux.store.getState()) &&
      result.types === hashOfFile(result.typesFile);
    if (!isReused) await extractQueries(options);
  };

  types.writeTypeScriptTypes = async (directory, schema, definitions, options) => {
    if (isReused) return;
    await writeTypeScriptTypes(directory, schema, definitions, options);
    const typesFile = join(directory, options.typesOutputPath);
    const result: Result = {
      state,
      found: foundIn(redux.store.getState()),
      typesFile,
      types: hashOfFile(typesFile),
    };
    writeFileSync(resultFile, JSON.stringify(result));
  };
}

function readResult(file: string): Result | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Result) : undefined;
}

/** Hashes what Gatsby has kept of the code that it has read. */
function foundIn({ components, staticQueryComponents }: State): string {
  const templates = [...components].map(([path, { query, Head }]) => [path, query, Head]);
  const others = [...staticQueryComponents].map(([id, { query }]) => [id, query]);
  return hashOf(...[...templates, ...others].map((each) => JSON.stringify(each)).sort());
}

/** Returns the path and the text of each file that may hold a query. */
function codeOf(project: string): (string | Buffer)[] {
  return ["src", ".cache/fragments"]
    .map((folder) => join(project, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.d)\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => [file, readFileSync(file)]);
}

function hashOfFile(file: string): string {
  return existsSync(file) ? hashOf(readFileSync(file)) : "";
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest("hex");
}
