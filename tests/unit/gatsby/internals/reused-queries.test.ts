import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { reuseIn, type Modules } from "../../../../src/gatsby/internals/reused-queries";

let project: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};
const typesFile = "src/gatsby-types.d.ts";

/** What a build finds: its schema, and its pages by template. */
type Site = {
  readonly schema?: string;
  readonly pages?: readonly string[];
  /** Templates that Gatsby has kept, and the query in each. */
  readonly known?: readonly string[];
  readonly query?: string;
  /** Whether its types cannot be written. */
  readonly fails?: boolean;
};

/** Builds. @returns whether queries were read, and types written. */
async function build(site: Site = {}) {
  const { schema = "type Query", pages = ["post", "post"] } = site;
  const { known = pages, query = "query", fails = false } = site;
  const done: string[] = [];
  const state = {
    schema: { text: schema },
    pages: new Map(pages.map((componentPath, index) => [`${index}`, { componentPath }])),
    components: new Map(known.map((template) => [template, { query, Head: true }])),
    staticQueryComponents: new Map([["static", { query: "static query" }]]),
  };
  const modules: Modules = {
    redux: { store: { getState: () => state } },
    graphql: { printSchema: (printed) => (printed as { text: string }).text },
    queries: { extractQueries: () => Promise.resolve(void done.push("queries")) },
    types: {
      writeTypeScriptTypes: () => {
        if (fails) return Promise.reject(new Error("no types"));
        write(typesFile, "types");
        return Promise.resolve(void done.push("types"));
      },
    },
  };
  reuseIn(project, modules);
  await modules.queries.extractQueries();
  const options = { typesOutputPath: typesFile };
  await modules.types.writeTypeScriptTypes(project, state.schema, new Map(), options);
  return done;
}

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), "queries-"));
  write("src/template.tsx", "one");
  write(".cache/fragments/image.js", "fragment");
  expect(await build()).toEqual(["queries", "types"]);
});
afterEach(() => rmSync(project, { recursive: true }));

test("without changes, queries and types are those of the build before", async () => {
  expect(await build()).toEqual([]);
  expect(await build()).toEqual([]);
});

const changes: readonly (readonly [string, () => void, Site])[] = [
  ["a changed file", () => write("src/template.tsx", "two"), {}],
  ["a new file", () => write("src/other.ts", ""), {}],
  ["a removed file", () => rmSync(join(project, "src/template.tsx")), {}],
  ["a changed fragment of a plugin", () => write(".cache/fragments/image.js", "other"), {}],
  ["another schema", () => undefined, { schema: "type Query { post: Post }" }],
  ["a template's first page", () => undefined, { pages: ["post", "about"] }],
  ["a template's last page", () => undefined, { pages: ["post"], known: ["post", "about"] }],
  ["a query that Gatsby has lost", () => undefined, { query: "" }],
  ["types that somebody has changed", () => write(typesFile, "other"), {}],
  ["types that are missing", () => rmSync(join(project, typesFile)), {}],
  ["an emptied cache", () => rmSync(join(project, ".cache"), { recursive: true }), {}],
];

test.each(changes)("%s brings new queries and types", async (_what, change, site) => {
  change();
  mkdirSync(join(project, ".cache"), { recursive: true });
  expect(await build(site)).toEqual(["queries", "types"]);
});

test("a build that fails before its types leaves nothing to reuse", async () => {
  write("src/template.tsx", "two");
  await expect(build({ fails: true })).rejects.toThrow("no types");
  expect(await build()).toEqual(["queries", "types"]);
});
