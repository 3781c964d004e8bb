/** Runs webpack, Gatsby's own, on a small project. */
import { createRequire } from "node:module";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { reuseBundle, type Compiler } from "../../../../src/gatsby/internals/reused-bundles";
import { contract, installedPackage } from "../../../setup/packages/contract";

type Plugin = { apply(compiler: unknown): void };
type Webpack = ((config: object) => Compiler) & {
  DefinePlugin: new (values: Record<string, string>) => Plugin;
};
const load = createRequire(join(installedPackage("gatsby").folder, "package.json"));
const webpack = load("webpack") as Webpack;
type Stats = {
  hasWarnings(): boolean;
  readonly hash: string;
  readonly compilation: { readonly chunkGroups: unknown };
};
const { getSSRChunkHashes } = load("./dist/utils/webpack/get-ssr-chunk-hashes") as {
  getSSRChunkHashes(args: object): object;
};

let folder: string;
const at = (file: string) => join(folder, file);
const write = (file: string, text: string) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const output = (name: string) => readFileSync(at(`out/${name}.js`), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundles-"));
  write("package.json", "{}");
  write(
    "src/entry.js",
    "import './a'; import './dir'; import(`./texts/${globalThis.language}.js`); import('./late');",
  );
  write("src/a.js", "console.log('a', TEXT);");
  write("src/dir/index.js", "console.log('index');");
  write("src/late.js", "console.log('late');");
  write("src/texts/sv.js", "console.log('sv');");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds; `isNew` tells whether webpack compiled. */
async function build(
  text = "sv",
  stage = "build-html",
): Promise<{ isNew: boolean; stats: Stats | undefined; hashes: object; held: string[] }> {
  let isNew = false;
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: { app: "./src/entry.js", "render-page": "./src/a.js" },
    output: { path: at("out"), filename: "[name].js", chunkFilename: "[name].js" },
    plugins: [
      new webpack.DefinePlugin({ TEXT: JSON.stringify(text) }),
      {
        apply: ({ hooks }: { hooks: { compile: { tap(name: string, run: () => void): void } } }) =>
          hooks.compile.tap("Test", () => (isNew = true)),
      },
      reuseBundle(stage),
    ],
  });
  const stats = await new Promise<Stats | undefined>((resolve) =>
    compiler.run((_error, result) => resolve(result)),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const components = new Map([["app", { componentChunkName: "app", componentPath: "/app" }]]);
  return {
    isNew,
    stats,
    hashes: getSSRChunkHashes({ stats, components }),
    held: Object.keys(compiler),
  };
}

test("without changes, Gatsby gets the same hashes, and webpack does not run", async () => {
  const first = await build();
  const second = await build();
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  expect(second.stats?.hash).toBe(first.stats?.hash);
  expect(second.hashes).toEqual(first.hashes);
  expect(second.hashes).toMatchObject({
    templateHashes: { "/app": expect.stringContaining("--") as string },
  });
});

test("a finished compiler holds nothing, for Gatsby holds it to the end", async () => {
  expect((await build()).held).toEqual(["close"]);
});

test("output that Gatsby has removed is there again", async () => {
  await build();
  const before = output("render-page");
  rmSync(at("out"), { recursive: true });
  expect((await build()).isNew).toBe(false);
  expect(output("render-page")).toBe(before);
});

test.each([
  ["a module", () => write("src/a.js", "console.log('new');"), "app", "new"],
  [
    "a module that is loaded later",
    () => write("src/late.js", "console.log('new');"),
    undefined,
    "",
  ],
  [
    "a file that an import means from now on",
    () => write("src/dir.js", "console.log('new');"),
    "app",
    "new",
  ],
  [
    "a new file in a folder that is imported from",
    () => write("src/texts/en.js", "console.log('en');"),
    undefined,
    "",
  ],
  ["the manifest", () => write("package.json", '{"stamp":"2"}'), undefined, ""],
  ["lost copies", () => rmSync(at(".cache/bundles"), { recursive: true }), undefined, ""],
] as const)("compiles after a change of %s", async (_what, change, chunk, text) => {
  await build();
  change();
  expect((await build()).isNew).toBe(true);
  if (chunk) expect(output(chunk)).toContain(text);
  expect((await build()).isNew).toBe(false);
});

test("compiles when a value that is put into the code has changed", async () => {
  await build();
  expect((await build("en")).isNew).toBe(true);
  expect(output("app")).toContain('"en"');
});

test("nothing is kept of a compilation with errors", async () => {
  await build();
  write("src/a.js", "import './none';");
  expect((await build()).isNew).toBe(true);
  expect(existsSync(at(".cache/bundles/build-html"))).toBe(false);
  expect((await build()).isNew).toBe(true);
});

test.each([
  ["build-javascript", true],
  ["build-html", false],
])("a bundle with warnings: %s is compiled again: %s", async (stage, isNew) => {
  write("src/a.js", "console.log(require.extensions);");
  const first = await build("sv", stage);
  // Gatsby asks for the browser's only.
  expect(first.stats?.hasWarnings()).toBe(stage === "build-javascript");
  expect((await build("sv", stage)).isNew).toBe(isNew);
});

const reliedOnBy = "src/gatsby/internals/reused-bundles.ts";

test.each([
  [
    "runs webpack by run, and takes the callback's statistics",
    "dist/utils/webpack/bundle.js",
    /compiler\.run\(\(err, stats\) => \{[\s\S]*stats\.hasErrors\(\)[\s\S]*return resolve\(\{\s*stats,/,
  ],
  [
    "reads no more of the browser's than its warnings and its hash",
    "dist/commands/build.js",
    /if \(stats\.hasWarnings\(\)\) \{[^}]*\}\);\s*\(0, _webpackErrorUtils[^}]*\}\s*webpackCompilationHash = stats\.hash;/,
  ],
  [
    "reads no more of the renderer's than its hashes",
    "dist/commands/build.js",
    /const \{\s*close,\s*stats\s*\} = await \(0, _buildHtml\.buildRenderer\)\([^;]*;\s*closeHTMLBundleCompilation = close;\s*if \([^)]*\) \{\s*const \{[^}]*\} = \(0, _getSsrChunkHashes\.getSSRChunkHashes\)\(\{\s*stats,[^}]*\}\);[^}]*\} else \{\s*webpackSSRCompilationHash = stats\.hash;\s*\}/,
  ],
  [
    "keeps what its plugins find in a compilation",
    "dist/redux/index.js",
    /persistedReduxKeys = \[(?=.*`components`)(?=.*`webpackCompilationHash`)(?=.*`staticQueriesByTemplate`)(?=.*`slicesByTemplate`)/,
  ],
  [
    "empties .cache, and with it the bundles, when its cache is invalid",
    "dist/services/initialize.js",
    /const deleteGlobs = \[[^\]]*`\.cache\/\*\*`/,
  ],
])("gatsby %s", (_what, file, pattern) => contract("gatsby", file, pattern, reliedOnBy));

test("gatsby's webpack plugins write to its store and to public, and nowhere else", () => {
  const plugins = ["webpack/plugins/static-query-mapper.js", "gatsby-webpack-stats-extractor.js"];
  const utils = join(installedPackage("gatsby").folder, "dist/utils");
  const code = plugins.map((file) => readFileSync(join(utils, file), "utf8")).join("\n");
  const all = (pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, found]) => found));
  expect(all(/type: `(\w+)`/g)).toEqual(
    new Set([
      "ADD_PENDING_SLICE_TEMPLATE_DATA_WRITE",
      "ADD_PENDING_TEMPLATE_DATA_WRITE",
      "SET_SLICES_BY_TEMPLATE",
      "SET_STATIC_QUERIES_BY_TEMPLATE",
      "SLICES_SCRIPTS_REGENERATED",
    ]),
  );
  expect(
    all(/(?:writeFile|ensureDir|ensureFileContent)\)?\(_path\.default\.join\(`(\w+)`/g),
  ).toEqual(new Set(["public"]));
});
