/**
 * What the site relies on in private parts of Gatsby and its plugins, by the rows of `docs/gatsby-internals.md`. A row
 * that is not here names another test.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loopbackProject } from "../../src/sanity/loopback-project";
import { i18nContext } from "../../src/gatsby/internals/i18n-plugin";
import { contract, installedPackage } from "../setup/packages/contract";
import { textContracts } from "./text-contracts";
import packageJson from "../../package.json";

const internals = "src/gatsby/internals";

const textTests = Object.entries(textContracts).flatMap(([row, all]) =>
  all.map((each) => [row, ...each] as const),
);

test.each(textTests)("%s: %s (%s)", (_row, _what, name, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);

test("time of the last build: is cached as <project>-<dataset>--lastBuildTime", () => {
  type Cache = {
    CACHE_KEYS: { LAST_BUILD: string };
    getCacheKey(config: object, key: string): string;
  };
  return contract<Cache>(
    "gatsby-source-sanity",
    "lib/util/cache.js",
    ({ CACHE_KEYS, getCacheKey }) =>
      getCacheKey({ projectId: "p", dataset: "d" }, CACHE_KEYS.LAST_BUILD) === "p-d--lastBuildTime",
    `${internals}/content-plugin.ts`,
  );
});

test("language context of pages: the plugin leaves a page that has it alone", () => {
  type Plugin = { onCreatePage(args: object, options: object): Promise<void> };
  return contract<Plugin>(
    "gatsby-plugin-react-i18next",
    "dist/plugin/onCreatePage.js",
    async ({ onCreatePage }) => {
      const actions = { createPage: jest.fn(), deletePage: jest.fn() };
      const page = { path: "/en/blog", context: { i18n: i18nContext } };
      await onCreatePage({ page, actions }, {});
      const isLeftAlone = actions.createPage.mock.calls.length === 0;
      // Proves that the context makes the difference.
      await onCreatePage({ page: { ...page, context: {} }, actions }, {});
      return isLeftAlone && actions.createPage.mock.calls.length > 0;
    },
    `${internals}/i18n-plugin.ts`,
  );
});

test("URL of the Sanity project: its client puts the project id in front of the host", () => {
  type Config = { initConfig(config: object, previous: object): { url: string } };
  return contract<Config>(
    "@sanity/client",
    "lib/config.js",
    ({ initConfig }) =>
      initConfig({ ...loopbackProject(1), dataset: "d", apiVersion: "1", useCdn: false }, {})
        .url === "http://127.0.0.1:1/v1",
    "src/sanity/loopback-project.ts",
  );
});

test("linter of development: its plugin's class has this name", () =>
  contract<{ name: string }>(
    "eslint-webpack-plugin",
    "dist/index.js",
    ({ name }) => name === "ESLintWebpackPlugin",
    `${internals}/gatsby-linter.ts`,
  ));

test("schema in the store: Gatsby keeps the one that queries run on as state.schema", async () => {
  type Reducer = { schemaReducer(state: unknown, action: object): unknown };
  const schema = {};
  await contract<Reducer>(
    "gatsby",
    "dist/redux/reducers/schema.js",
    ({ schemaReducer }) => schemaReducer(null, { type: "SET_SCHEMA", payload: schema }) === schema,
    `${internals}/built-schema.ts`,
  );
  await contract(
    "gatsby",
    "dist/redux/reducers/index.js",
    /exports\.schema = _schema\.schemaReducer/,
    `${internals}/built-schema.ts`,
  );
});

/** Matches what a module loads. */
const loads = /\b(?:require|resolve|import)\([`"']([^`"']+)[`"']\)/g;

test("packages left out: Gatsby loads none of them but the linter's and Parcel's", () => {
  const { "react-dev-utils": more, gatsby } = packageJson.overrides;
  const leftOut = Object.entries({ ...gatsby, ...more })
    .filter(([, version]) => version.includes("skip-dependency"))
    .map(([name]) => name.replace(/(?<=.)@.*$/, ""));
  const { folder } = installedPackage("gatsby");
  const scripts = readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" });
  const loaded = scripts
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => {
      const text = readFileSync(join(folder, "dist", file), "utf8");
      return [...text.matchAll(loads)].map(([, name = ""]) => [file, name] as const);
    });
  const of = (names: readonly string[]) =>
    new Set(
      loaded
        .filter(([, name]) => names.some((each) => name === each || name.startsWith(`${each}/`)))
        .map(([file]) => file),
    );
  expect(leftOut).toContain("eslint");
  expect(of(leftOut)).toEqual(
    new Set(["utils/eslint-config.js", "utils/parcel/compile-gatsby-files.js"]),
  );
  // The part that checks types loads what is left out.
  const tools = new Set(loaded.flatMap(([, name]) => /^react-dev-utils\/.*/.exec(name) ?? []));
  expect(tools).toEqual(
    new Set(["react-dev-utils/formatWebpackMessages", "react-dev-utils/launchEditor"]),
  );
});

test("each row of the tables names its test", () => {
  const lines = readFileSync("docs/gatsby-internals.md", "utf8").split("\n");
  const rows = lines
    .filter((line) => line.startsWith("|") && !/^\| (Contract|-)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" });
  const own = readFileSync(__filename, "utf8");
  const isTested = (row: string, test: string) =>
    test === "contracts"
      ? row in textContracts || own.includes(`test("${row}: `)
      : files.some((file) => file.endsWith(`/${test.replaceAll("`", "")}`));
  expect(rows.length).toBeGreaterThan(Object.keys(textContracts).length);
  expect(rows.filter(([, row = "", , , , test = ""]) => !isTested(row, test))).toEqual([]);
  // And none is left over.
  const named = rows.map(([, row]) => row);
  expect(named).toEqual(expect.arrayContaining(Object.keys(textContracts)));
});

/** Dependencies whose private parts the site relies on. Indirect ones follow from the lock file. */
const pinned = [
  "gatsby",
  "gatsby-plugin-image",
  "gatsby-plugin-react-i18next",
  "gatsby-source-sanity",
  "lucide-react",
] as const;

test.each(pinned)("package.json pins %s to the exact version that is installed", (name) => {
  const version = packageJson.dependencies[name];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(installedPackage(name).version).toBe(version);
});
