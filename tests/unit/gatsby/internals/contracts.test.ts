/**
 * What the site relies on in private parts of Gatsby and its plugins, by the rows of `docs/gatsby-internals.md`. A row
 * that is not here names another test.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loopbackProject } from "../../../../src/gatsby/internals/content-plugin";
import { i18nContext } from "../../../../src/gatsby/internals/i18n-plugin";
import { contract, installedPackage } from "../../../setup/packages/contract";
import packageJson from "../../../../package.json";

const internals = "src/gatsby/internals";
const staticEntry = "cache-dir/static-entry.js";
const webpackConfig = "dist/utils/webpack.config.js";

/** Row → what holds, package, its file, its text there, the site's file. */
const texts: Readonly<
  Record<string, readonly (readonly [string, string, string, RegExp, string])[]>
> = {
  "class names": [
    [
      "names classes by an option of css-loader",
      "gatsby",
      "dist/utils/webpack-utils.js",
      /localIdentName: `\[name\]--\[local\]--\[hash:hex:5\]`/,
      `${internals}/bundle-size.ts`,
    ],
  ],
  "style chunks": [
    [
      "puts all styles into a cache group by the name of styles",
      "gatsby",
      webpackConfig,
      /cacheGroups: \{[\s\S]*\bstyles: \{\s*test\(module\)/,
      `${internals}/bundle-size.ts`,
    ],
  ],
  "elements in each page's HTML": [
    [
      "marks inlined stylesheets, with their URL",
      "gatsby",
      staticEntry,
      /<style\s+data-href=\{`\$\{__PATH_PREFIX__\}\/\$\{style\.name\}`\}\s+data-identity=\{`gatsby-global-css`\}/,
      `${internals}/rendered-html.tsx`,
    ],
    [
      "gives the page's path the key script-loader",
      "gatsby",
      staticEntry,
      /<script\s+key=\{`script-loader`\}/,
      `${internals}/rendered-html.tsx`,
    ],
    [
      "gives its elements these keys",
      "gatsby-plugin-image",
      "gatsby-ssr.js",
      /(key: "gatsby-image-style(-noscript|-script)?",[\s\S]*){3}/,
      `${internals}/rendered-html.tsx`,
    ],
    [
      "gives its preconnect this key",
      "gatsby-source-sanity",
      "lib/gatsby-ssr.js",
      /key: 'sanity-cdn-preconnect'/,
      `${internals}/rendered-html.tsx`,
    ],
  ],
  "start of scripts": [
    [
      "writes its scripts into a slice, two inline before those with URLs",
      "gatsby",
      "dist/utils/gatsby-webpack-stats-extractor.js",
      /___chunkMapping=[\s\S]*___webpackCompilationHash=[\s\S]*`_gatsby`, `slices`, `_gatsby-scripts-1\.html`\), chunkSliceContents \+ hashSliceContents \+ assetSliceContents/,
      `${internals}/scripts-slice.ts`,
    ],
    [
      "inserts the slice by the name of _gatsby-scripts",
      "gatsby",
      staticEntry,
      /createElement\(ServerSliceRenderer, \{\s*sliceId: `_gatsby-scripts`/,
      `${internals}/rendered-html.tsx`,
    ],
  ],
  i18next: [
    [
      "calls createInstance, init and I18nextProvider",
      "gatsby-plugin-react-i18next",
      "dist/plugin/wrapPageElement.js",
      /I18nextProvider, \{\s*i18n: i18n\s*\}[\s\S]*i18n = _i18next\.default\.createInstance\(\);\s*i18n\.init\([\s\S]*resources: resources/,
      "src/i18n/i18next.ts",
    ],
  ],
  "icons' factory": [
    [
      "imports it by this name into each icon, and hands it shapes as node",
      "lucide-react",
      "dist/esm/icons/menu.mjs",
      /import createLucideIcon from '\.\.\/createLucideIcon\.mjs';[\s\S]*node: \[[\s\S]*createLucideIcon\(__iconData\)/,
      "src/browser/lucide-icon.tsx",
    ],
  ],
  "modules without use": [
    [
      "imports slices and scripts for all that imports gatsby",
      "gatsby",
      "cache-dir/gatsby-browser-entry.js",
      /export \{ Slice \} from "\.\/slice"\s+export \* from "gatsby-script"/,
      `${internals}/replaced-modules.ts`,
    ],
    [
      "requires the registration of a service worker",
      "gatsby",
      "cache-dir/production-app.js",
      /require\(`\.\/register-service-worker`\)/,
      `${internals}/replaced-modules.ts`,
    ],
    [
      "detects a language only to redirect, and says only in development that texts are missing",
      "gatsby-plugin-react-i18next",
      "dist/plugin/wrapPageElement.js",
      /if \(isRedirect\) \{[\s\S]*_browserLang\.default\)[\s\S]*NODE_ENV === 'development'\) \{\s*console\.error\(\(0, _outdent\.default\)/,
      `${internals}/replaced-modules.ts`,
    ],
  ],
  "names of output files": [
    [
      "names scripts and styles by the hash of their content",
      "gatsby",
      webpackConfig,
      /filename: `\[name\]-\[contenthash\]\.js`[\s\S]*filename: `\[name\]\.\[contenthash\]\.css`/,
      `${internals}/referenced-files.ts`,
    ],
    [
      "writes the data of a page by its path",
      "gatsby-core-utils",
      "dist/page-data.js",
      /pagePath === `\/` \? `index` : pagePath[\s\S]*`page-data`, fixedPagePath\(pagePath\), `page-data\.json`/,
      `${internals}/referenced-files.ts`,
    ],
  ],
  "time of the last build": [
    [
      "fetches everything when its cache has none",
      "gatsby-source-sanity",
      "lib/gatsby-node.js",
      /const lastBuildTime = await args\.cache\.get\([^;]*CACHE_KEYS\.LAST_BUILD\)\);[\s\S]*?if \(lastBuildTime\) \{/,
      `${internals}/content-plugin.ts`,
    ],
  ],
  "compilation hash": [
    [
      "puts it into the data and the scripts of all pages",
      "gatsby",
      "dist/commands/build.js",
      /webpackCompilationHash = stats\.hash;[\s\S]*appDataUtil\.write\(publicDir, webpackCompilationHash\)/,
      `${internals}/compilation-hash.ts`,
    ],
  ],
  "stored in the browser": [
    [
      "remembers a reload under this name",
      "gatsby",
      "cache-dir/production-app.js",
      /reloadStorageKey = `gatsby-reload-compilation-hash-match`[\s\S]*sessionStorage\.setItem\(reloadStorageKey/,
      "src/browser/storage-entries.ts",
    ],
  ],
  "deleted drafts": [
    [
      "calls getSyncWithGatsby by its module's default export",
      "gatsby-source-sanity",
      "lib/gatsby-node.js",
      /\(0, getSyncWithGatsby_1\.default\)\(\{/,
      `${internals}/content-plugin.ts`,
    ],
  ],
  "who reads a live preview": [
    [
      "hands the server that has all its routes to websocketManager.init before it listens",
      "gatsby",
      "dist/utils/start-server.js",
      /http\.default\.Server\(app\);[\s\S]*websocketManager\.websocketManager\.init\(\{\s*server\s*\}\);[\s\S]*server\.listen\(/,
      `${internals}/preview-access.ts`,
    ],
  ],
  announcer: [
    [
      "takes the announcer's attributes from a module of its own",
      "gatsby",
      "cache-dir/navigation.js",
      /import \{ RouteAnnouncerProps \} from "\.\/route-announcer-props"[\s\S]*<div \{\.\.\.RouteAnnouncerProps\}/,
      "src/browser/gatsby-route-announcer.ts",
    ],
  ],
};

const textTests = Object.entries(texts).flatMap(([row, all]) =>
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
      const page = { path: "/en/blog", context: { i18n: i18nContext("en", "/en/blog") } };
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
    `${internals}/content-plugin.ts`,
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
