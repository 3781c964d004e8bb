/**
 * What is installed in place of packages that nobody uses here (`overrides` in package.json): those who ask
 * for them must not use more of them than there is.
 */
import childProcess from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { contract, installedPackage } from "../../../setup/packages/contract";

const project = resolve(__dirname, "../../../..");
const standIns = "src/gatsby/internals/stand-ins";
const leftOut = `${standIns}/left-out/index.cjs`;

type Entry = Readonly<{
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  dependencies?: Readonly<Record<string, string>>;
}>;
const lock = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Entry>>;
};
const installed = Object.entries(lock.packages);
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

/** Who asks for each package that a stand-in replaces, and its files that load or look up which part of it. */
const uses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  gatsby: {
    "@babel/eslint-parser": ["dist/utils/eslint-config.js"],
    "@parcel/cache": ["dist/utils/parcel/compile-gatsby-files.js"],
    "@parcel/core": ["dist/utils/parcel/compile-gatsby-files.js"],
    "@typescript-eslint/eslint-plugin": [],
    "@typescript-eslint/parser": [],
    "date-fns": ["dist/utils/feedback.js /getDayOfYear"],
    eslint: [],
    "eslint-config-react-app": ["dist/utils/eslint-config.js"],
    "eslint-plugin-flowtype": [],
    "eslint-plugin-import": [],
    "eslint-plugin-jsx-a11y": [],
    "eslint-plugin-react": [],
    "eslint-plugin-react-hooks": [],
    "eslint-webpack-plugin": ["dist/utils/webpack-utils.js"],
    "gatsby-parcel-config": ["dist/utils/parcel/compile-gatsby-files.js"],
    "latest-version": ["dist/utils/feedback.js"],
  },
  "@graphql-codegen/visitor-plugin-common": {
    "@graphql-tools/relay-operation-optimizer": ["cjs/optimize-operations.js"],
  },
  "@pmmmwh/react-refresh-webpack-plugin": {
    "core-js-pure": [
      "client/ReactRefreshEntry.js /features/global-this",
      "client/utils/patchUrl.js /web/url",
      "client/utils/patchUrl.js /web/url-search-params",
    ],
  },
  "react-dev-utils": { "fork-ts-checker-webpack-plugin": ["ForkTsCheckerWebpackPlugin.js"] },
};

/** The code of a package by its files, without what it brings for ES modules a second time. */
function codeOf(name: string): readonly (readonly [string, string])[] {
  const { folder } = installedPackage(name);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.c?js$/.test(file) && !/^(node_modules|esm)\/|__tests__/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]);
}

function importsOf(name: string, code: string): readonly string[] {
  const pattern = `(?:\\b(?:require|resolve|import)\\(\\s*|\\bfrom\\s*|\\bimport\\s*)["'\`]${name}(/[^"'\`]*)?["'\`]`;
  return [...code.matchAll(new RegExp(pattern, "g"))].map(([, part]) => part ?? "");
}

test("each stand-in replaces what one package asks for", () => {
  const replaced = installed.filter(([, entry]) => entry.link).map(([path]) => nameOf(path));
  const askedFor = Object.values(uses).flatMap((each) => Object.keys(each));
  expect(replaced.sort()).toEqual(askedFor.sort());
  const others = installed.flatMap(([path, { dev, dependencies = {} }]) =>
    Object.keys(dependencies)
      .filter((name) => askedFor.includes(name) && !dev && !(name in (uses[nameOf(path)] ?? {})))
      .map((name) => `${path} asks for ${name}`),
  );
  expect(others).toEqual([]);
});

test.each(Object.keys(uses))("%s uses nothing else of what is replaced", (asking) => {
  const code = codeOf(asking);
  expect(code.length).toBeGreaterThan(3);
  const found = Object.keys(uses[asking]!).map((name) => {
    const places = code.flatMap(([file, text]) =>
      importsOf(name, text).map((part) => `${file} ${part}`.trim()),
    );
    return [name, [...new Set(places)].sort()];
  });
  expect(Object.fromEntries(found)).toEqual(uses[asking]);
});

test("gatsby: does nothing with its linter but hand it to webpack as a plugin", async () => {
  const file = "dist/utils/webpack-utils.js";
  const plugin = /return new _eslintWebpackPlugin\.default\(options\)/g;
  await contract("gatsby", file, new RegExp(plugin.source), leftOut);
  const code = readFileSync(join(installedPackage("gatsby").folder, file), "utf8");
  expect(code.match(plugin)).toHaveLength(code.match(/_eslintWebpackPlugin\./g)?.length ?? 0);
});

test("gatsby: compares the day of the year before it looks for its latest version", () =>
  contract(
    "gatsby",
    "dist/utils/feedback.js",
    /return randomNumberWithinQuarter === \(0, _getDayOfYear\.default\)\(new Date\(\)\);[\s\S]*if \(!randomlyPassingHeuristic\) \{\s*return false;[\s\S]*await import\(`latest-version`\)/,
    `${standIns}/left-out/getDayOfYear.js`,
  ));

test("no day is a day for a survey", () => {
  const load = createRequire(join(installedPackage("gatsby").folder, "dist/utils/feedback.js"));
  const getDayOfYear = load("date-fns/getDayOfYear") as (date: Date) => number;
  const day = getDayOfYear(new Date());
  expect(Array.from({ length: 400 }, (_, each) => each).filter((each) => each === day)).toEqual([]);
});

test("@graphql-codegen: flattens operations only if asked to, and Gatsby does not ask", async () => {
  const flattens =
    /config\.flattenGeneratedTypes\s*\? \(0, visitor_plugin_common_1\.optimizeOperations\)/;
  await contract("@graphql-codegen/typescript-operations", "cjs/index.js", flattens, leftOut);
  expect(codeOf("gatsby").filter(([, text]) => text.includes("flattenGeneratedTypes"))).toEqual([]);
});

test("react-dev-utils: Gatsby uses nothing that checks types", () => {
  const parts = codeOf("gatsby").flatMap(([, text]) => importsOf("react-dev-utils", text));
  expect(new Set(parts)).toEqual(new Set(["/formatWebpackMessages", "/launchEditor"]));
});

test("@netlify/blobs: the receiver imports no server", () => {
  const folder = join(project, "src");
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => importsOf("@netlify/blobs", readFileSync(join(folder, file), "utf8")));
  expect(new Set(code)).toEqual(new Set([""]));
});

test("React's refresh plugin gets what the browser has", () => {
  const load = createRequire(
    join(installedPackage("@pmmmwh/react-refresh-webpack-plugin").folder, "a.js"),
  );
  expect(load("core-js-pure/features/global-this")).toBe(globalThis);
  expect(load("core-js-pure/web/url")).toBe(URL);
  expect(load("core-js-pure/web/url-search-params")).toBe(URLSearchParams);
});

describe("Parcel", () => {
  type Bundle = { readonly filePath: string; readonly mainEntryPath: string };
  type Compiler = {
    runParcel(siteRoot: string): Promise<readonly Bundle[]>;
    compileGatsbyFiles(siteRoot: string): Promise<void>;
  };
  const load = createRequire(join(installedPackage("gatsby").folder, "package.json"));
  const compiler = load.resolve("./dist/utils/parcel/compile-gatsby-files");
  const { runParcel, compileGatsbyFiles } = load(compiler) as Compiler;

  let site: string;
  beforeEach(() => (site = mkdtempSync(join(tmpdir(), "parcel-"))));
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(site, { recursive: true });
  });
  const write = (file: string, text: string) => writeFileSync(join(site, file), text);

  test("compiles Gatsby's files with what they import, packages aside, to where Gatsby looks", async () => {
    write("title.ts", "export const title: string = 'A';");
    write("gatsby-config.ts", "import { title } from './title'; export default { title };");
    write(
      "gatsby-node.ts",
      "import { join } from 'node:path'; export const onPreInit = () => join('a', 'b');",
    );
    const bundles = await runParcel(site);
    expect(bundles).toEqual(
      ["gatsby-config", "gatsby-node"].map((name) => ({
        filePath: join(site, ".cache/compiled", `${name}.js`),
        mainEntryPath: join(site, `${name}.ts`),
      })),
    );
    const [config, node] = bundles.map(({ filePath }) => load(filePath) as object);
    expect(config).toMatchObject({ __esModule: true, default: { title: "A" } });
    expect((node as { onPreInit(): string }).onPreInit()).toBe(join("a", "b"));
  });

  test("compiles in Gatsby's own process", async () => {
    write("gatsby-config.ts", "export const siteName: string = 'A';");
    const fork = jest.spyOn(childProcess, "fork");
    await compileGatsbyFiles(site);
    expect(load(join(site, ".cache/compiled/gatsby-config.js"))).toHaveProperty("siteName", "A");
    expect(fork).not.toHaveBeenCalled();
  });

  test("leaves Gatsby's other workers as they are", async () => {
    type Pool = { end(): Promise<unknown>[]; getWorkerInfo(): object[] };
    const { WorkerPool } = load("gatsby-worker") as {
      WorkerPool: new (file: string, options: object) => Pool;
    };
    write("worker.js", "exports.answer = () => 42;");
    const pool = new WorkerPool(join(site, "worker.js"), { numWorkers: 1 });
    expect(pool).toHaveProperty("single.answer");
    expect(pool.getWorkerInfo()).toHaveLength(1);
    await Promise.all(pool.end());
  });

  test("has nothing to compile where there is no TypeScript", async () => {
    expect(await runParcel(site)).toEqual([]);
  });

  test("names the place of a fault in the way that Gatsby reports", async () => {
    write("gatsby-node.ts", "\nexport const = 1;");
    const message = 'Expected identifier but found "="';
    const codeHighlights = [{ message: "export const = 1;" }];
    await expect(runParcel(site)).rejects.toMatchObject({
      diagnostics: [
        {
          message,
          codeFrames: [
            { filePath: expect.stringMatching(/gatsby-node\.ts:2:14$/) as string, codeHighlights },
          ],
        },
      ],
    });
  });
});
