import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReactElement } from "react";
import { loopbackProject } from "../../../../src/gatsby/internals/loopback-project";
import { unwantedKeys } from "../../../../src/gatsby/internals/rendered-html";
import { i18nContext } from "../../../../src/gatsby/internals/i18n-plugin";
import { contract, installedPackage } from "../../../setup/packages/contract";
import packageJson from "../../../../package.json";

const internals = "src/gatsby/internals";

const scriptsSlice = `${internals}/scripts-slice.ts`;
const statsExtractor = "dist/utils/gatsby-webpack-stats-extractor.js";
const referencedFiles = `${internals}/referenced-files.ts`;
const renderedHtml = `${internals}/rendered-html.tsx`;
const staticEntry = "cache-dir/static-entry.js";
const bundleSize = `${internals}/bundle-size.ts`;
const webpackConfig = "dist/utils/webpack.config.js";
const webpackUtils = "dist/utils/webpack-utils.js";
const cacheFolder = `${internals}/cache-folder.ts`;
const initialize = "dist/services/initialize.js";
const webpackCache = `${internals}/webpack-cache.ts`;
const stylesOrder = `${internals}/styles-order.ts`;
const replacedModules = `${internals}/replaced-modules.ts`;
const i18nPage = "dist/plugin/wrapPageElement.js";
const environment = `${internals}/environment.ts`;
const fileNodes = `${internals}/file-nodes.ts`;
const deletedDrafts = `${internals}/deleted-drafts.ts`;

/** Package, what the site relies on, the package's file, its text, and the site's file. */
type TextContract = readonly [string, string, string, RegExp, string];

const texts: readonly TextContract[] = [
  [
    "gatsby",
    "writes its scripts to _gatsby/slices/_gatsby-scripts-1.html",
    statsExtractor,
    /join\(`public`, `_gatsby`, `slices`, `_gatsby-scripts-1\.html`\)/,
    scriptsSlice,
  ],
  [
    "gatsby",
    "writes two inline scripts, the chunk mapping and the compilation hash",
    statsExtractor,
    /`window\.___chunkMapping=[\s\S]*`<script>window\.___webpackCompilationHash="\$\{stats\.hash\}";<\/script>`/,
    scriptsSlice,
  ],
  [
    "gatsby",
    "writes the app's scripts with src in double quotes",
    statsExtractor,
    /`<script src="\$\{this\.publicPath\}\/\$\{asset\}" async><\/script>`/,
    scriptsSlice,
  ],

  [
    "gatsby",
    "names scripts by chunk and content hash",
    webpackConfig,
    /filename: `\[name\]-\[contenthash\]\.js`,\s*chunkFilename: `\[name\]-\[contenthash\]\.js`/,
    referencedFiles,
  ],
  [
    "gatsby",
    "names stylesheets by chunk and content hash",
    webpackConfig,
    /filename: `\[name\]\.\[contenthash\]\.css`,\s*chunkFilename: `\[name\]\.\[contenthash\]\.css`/,
    referencedFiles,
  ],
  [
    "gatsby",
    "puts imported files below static",
    webpackUtils,
    /assetRelativeRoot = `static\/`/,
    referencedFiles,
  ],
  [
    "gatsby",
    "puts results of static queries into page-data/sq/d",
    "dist/utils/static-query-utils.js",
    /join\(`page-data`, `sq`, `d`, `\$\{hash\}\.json`\)/,
    referencedFiles,
  ],
  [
    "gatsby",
    "writes page-data/app-data.json",
    "dist/utils/app-data.js",
    /`app-data\.json`/,
    referencedFiles,
  ],
  [
    "gatsby",
    "writes node manifests to __node-manifests",
    "dist/utils/node-manifest.js",
    /`public`, `__node-manifests`/,
    referencedFiles,
  ],
  [
    "gatsby",
    "writes chunk-map.json and webpack.stats.json",
    statsExtractor,
    /join\(`public`, `chunk-map\.json`\)[\s\S]*join\(`public`, `webpack\.stats\.json`\)/,
    referencedFiles,
  ],
  [
    "gatsby",
    "copies Partytown to ~partytown",
    "dist/internal-plugins/partytown/gatsby-node.js",
    /`public`, `~partytown`/,
    referencedFiles,
  ],
  [
    "webpack",
    "gives hashes 20 characters",
    "lib/config/defaults.js",
    /D\(output, "hashDigestLength", futureDefaults \? 16 : 20\)/,
    referencedFiles,
  ],

  [
    "gatsby",
    "keys the script with the page's path script-loader",
    staticEntry,
    /<script\s+key=\{`script-loader`\}/,
    renderedHtml,
  ],
  [
    "gatsby",
    "renders its scripts as the slice _gatsby-scripts",
    staticEntry,
    /sliceId: `_gatsby-scripts`/,
    renderedHtml,
  ],
  [
    "gatsby",
    "marks inlined stylesheets with data-href and data-identity",
    staticEntry,
    /<style\s+data-href=\{`\$\{__PATH_PREFIX__\}\/\$\{style\.name\}`\}\s+data-identity=\{`gatsby-global-css`\}/,
    renderedHtml,
  ],
  [
    "gatsby",
    "hands the rendered page's data to loadPageDataSync",
    staticEntry,
    /if \(_pagePath === pagePath\) \{[^}]*return pageData\n/,
    renderedHtml,
  ],

  [
    "gatsby",
    "splits styles by cacheGroups.styles into the chunk styles",
    webpackConfig,
    /styles: \{\s*test\(module\) \{\s*return isCssModule\(module\);\s*\},\s*name: `styles`/,
    bundleSize,
  ],
  [
    "gatsby",
    "names classes by localIdentName",
    webpackUtils,
    /localIdentName: `\[name\]--\[local\]--\[hash:hex:5\]`/,
    bundleSize,
  ],
  [
    "gatsby",
    "minifies scripts by plugins.minifyJs, with terserOptions",
    webpackUtils,
    /plugins\.minifyJs = \(\{\s*terserOptions/,
    bundleSize,
  ],

  [
    "gatsby",
    "empties .cache with globs that skip dot names",
    initialize,
    /`\.cache\/\*\*`[\s\S]*\(0, _globby\.default\)\(deleteGlobs, \{\s*cwd: program\.directory\s*\}\)/,
    cacheFolder,
  ],
  [
    "gatsby",
    "hashes package.json to decide whether its cache is valid",
    initialize,
    /md5File\)\(`package\.json`\)/,
    cacheFolder,
  ],

  [
    "gatsby-cli",
    "puts the command into gatsby_executing_command",
    "lib/create-cli.js",
    /process\.env\.gatsby_executing_command = command/,
    `${internals}/command.ts`,
  ],

  [
    "gatsby",
    "skips node manifests older than NODE_MANIFEST_MAX_DAYS_OLD",
    "dist/redux/reducers/node-manifest.js",
    /Number\(process\.env\.NODE_MANIFEST_MAX_DAYS_OLD\)/,
    environment,
  ],
  [
    "gatsby-source-sanity",
    "dates its node manifests",
    "lib/util/createNodeManifest.js",
    /unstable_createNodeManifest\(\{[^}]*updatedAtUTC:/,
    environment,
  ],

  [
    "gatsby",
    "renders every page again when the hash of the HTML renderer changes",
    "dist/redux/reducers/html.js",
    /ssrCompilationHash !== action\.payload\) \{[\s\S]{0,600}?trackedHtmlFiles\.forEach\(htmlFile => \{\s*htmlFile\.dirty \|= FLAG_DIRTY_SSR_COMPILATION_HASH/,
    webpackCache,
  ],
  [
    "gatsby",
    "takes the hashes of scripts and renderer from webpack's stats",
    "dist/commands/build.js",
    /webpackCompilationHash = stats\.hash;[\s\S]*webpackSSRCompilationHash = stats\.hash;/,
    webpackCache,
  ],
  [
    "webpack",
    "sets compilation.hash before it calls afterHash",
    "lib/Compilation.js",
    /this\.createHash\(\);[\s\S]{0,400}?this\.hooks\.afterHash\.call\(\)/,
    webpackCache,
  ],
  [
    "webpack",
    "collects compilation.buildDependencies in a set",
    "lib/Compilation.js",
    /this\.buildDependencies = new LazySet\(\)/,
    webpackCache,
  ],

  [
    "webpack",
    "calls afterChunks before it optimizes chunks",
    "lib/Compilation.js",
    /this\.hooks\.afterChunks\.call\([\s\S]*this\.hooks\.optimizeChunks\.call\(/,
    stylesOrder,
  ],
  [
    "mini-css-extract-plugin",
    "gives its modules the type css/mini-extract",
    "dist/utils.js",
    /MODULE_TYPE = 'css\/mini-extract'/,
    stylesOrder,
  ],
  [
    "mini-css-extract-plugin",
    "orders a chunk's styles by getModulePostOrderIndex",
    "dist/index.js",
    /getModulePostOrderIndex/,
    stylesOrder,
  ],

  [
    "gatsby",
    "copies cache-dir to .cache",
    initialize,
    /srcDir = `\$\{__dirname\}\/\.\.\/\.\.\/cache-dir`/,
    replacedModules,
  ],
  [
    "gatsby",
    "imports the announcer's props from route-announcer-props in the browser",
    "cache-dir/navigation.js",
    /import \{ RouteAnnouncerProps \} from "\.\/route-announcer-props"/,
    replacedModules,
  ],
  [
    "gatsby",
    "imports the announcer's props from route-announcer-props in the HTML",
    staticEntry,
    /\{ RouteAnnouncerProps \} = require\(`\.\/route-announcer-props`\)/,
    replacedModules,
  ],
  ...["i18next", "react-i18next", "browser-lang", "outdent"].map((name): TextContract => [
    "gatsby-plugin-react-i18next",
    `imports ${name} by its name`,
    i18nPage,
    new RegExp(`require\\("${name}"\\)`),
    replacedModules,
  ]),
  [
    "gatsby-react-router-scroll",
    "imports its storage from session-storage",
    "scroll-handler.js",
    /require\("\.\/session-storage"\)/,
    replacedModules,
  ],

  [
    "gatsby-plugin-react-i18next",
    "reads language and paths from the page's context.i18n",
    i18nPage,
    /= pageContext\.i18n,(?=[\s\S]*\.routed,)(?=[\s\S]*\.languages,)(?=[\s\S]*\.originalPath,)[\s\S]*\.defaultLanguage,/,
    `${internals}/i18n-plugin.ts`,
  ],

  [
    "gatsby",
    "lets the second argument of createNode own the type",
    "dist/redux/actions/public.js",
    /const createNode = \(node, plugin, actionOptions = \{\}\) =>/,
    fileNodes,
  ],
  [
    "gatsby",
    "lets one plugin own a type",
    "dist/redux/reducers/type-owners.js",
    /typesToPlugins\.set\(typeName, ownerName\)/,
    fileNodes,
  ],

  [
    "gatsby-source-sanity",
    "calls getSyncWithGatsby by its module's default export",
    "lib/gatsby-node.js",
    /\(0, getSyncWithGatsby_1\.default\)\(\{/,
    deletedDrafts,
  ],
  [
    "gatsby-source-sanity",
    "keeps its state in documents and gatsbyNodes",
    "lib/util/getSyncWithGatsby.js",
    /const \{ documents, gatsbyNodes, processingOptions, args \} = props/,
    deletedDrafts,
  ],
  [
    "gatsby-source-sanity",
    "fetches everything when its cache has no time of the last build",
    "lib/gatsby-node.js",
    /const lastBuildTime = await args\.cache\.get\([^;]*CACHE_KEYS\.LAST_BUILD\)\);[\s\S]*?if \(lastBuildTime\) \{/,
    `${internals}/source-cache.ts`,
  ],
  [
    "gatsby-source-sanity",
    "passes projectId and apiHost to its client",
    "lib/gatsby-node.js",
    /\(0, client_1\.default\)\(\{\s*apiHost,\s*projectId,/,
    `${internals}/loopback-project.ts`,
  ],
];

test.each(texts)("%s: %s", (name, _what, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);

test("gatsby: cli.js is its command", () => {
  const file = "package.json";
  return contract<{ bin: { gatsby?: string } }>(
    "gatsby",
    file,
    ({ bin }) => bin.gatsby?.replace("./", "") === "cli.js",
    `${internals}/command.ts`,
  );
});

test("gatsby: keeps its pages in a Map by path", () => {
  type Reducer = { pagesReducer(state: undefined, action: object): unknown };
  const payload = { path: "/blogg" };
  const action = { type: "CREATE_PAGE", plugin: { name: "site" }, payload };
  return contract<Reducer>(
    "gatsby",
    "dist/redux/reducers/pages.js",
    ({ pagesReducer }) => {
      const pages = pagesReducer(undefined, action);
      return pages instanceof Map && pages.get("/blogg") === payload;
    },
    `${internals}/page-store.ts`,
  );
});

test("gatsby-core-utils: writes a page's data to page-data/<path>/page-data.json", () => {
  type PageData = { generatePageDataPath(folder: string, path: string): string };
  return contract<PageData>(
    "gatsby-core-utils",
    "dist/page-data.js",
    ({ generatePageDataPath: path }) =>
      path("public", "/blogg") === "public/page-data/blogg/page-data.json" &&
      path("public", "/") === "public/page-data/index/page-data.json",
    referencedFiles,
  );
});

test("terser-webpack-plugin: names its class Terser…", () =>
  contract<{ name: string }>(
    "terser-webpack-plugin",
    "dist/index.js",
    ({ name }) => name.startsWith("Terser"),
    bundleSize,
  ));

test("webpack: ChunkGroup has setModulePostOrderIndex(module, index)", () => {
  type Index = { setModulePostOrderIndex?: object; getModulePostOrderIndex?: object };
  return contract<{ prototype: Index }>(
    "webpack",
    "lib/ChunkGroup.js",
    ({ prototype: { setModulePostOrderIndex, getModulePostOrderIndex } }) =>
      (setModulePostOrderIndex as () => void).length === 2 &&
      (getModulePostOrderIndex as () => void).length === 1,
    stylesOrder,
  );
});

type SsrPlugin = {
  onRenderBody(args: { setHeadComponents(elements: readonly ReactElement[]): void }): void;
};

function keysInHead({ onRenderBody }: SsrPlugin): unknown[] {
  const keys: unknown[] = [];
  const setHeadComponents = (elements: readonly ReactElement[]) =>
    keys.push(...elements.map(({ key }) => key));
  onRenderBody({ setHeadComponents });
  return keys;
}

test.each([
  ["gatsby-plugin-image", "gatsby-ssr.js", 3],
  ["gatsby-source-sanity", "lib/gatsby-ssr.js", 1],
])("%s: puts only elements with known keys into the head", (name, file, count) =>
  contract<SsrPlugin>(
    name,
    file,
    (plugin) => {
      const keys = keysInHead(plugin);
      const isKnown = (key: unknown) => unwantedKeys.some((each) => each === key);
      return keys.length === count && keys.every(isKnown);
    },
    renderedHtml,
  ),
);

test("gatsby-react-router-scroll: is the same package for Gatsby and for the site", () => {
  const { resolve } = createRequire(join(installedPackage("gatsby").folder, "package.json"));
  return contract(
    "gatsby-react-router-scroll",
    "package.json",
    () =>
      resolve("gatsby-react-router-scroll/session-storage") ===
      join(installedPackage("gatsby-react-router-scroll").folder, "session-storage.js"),
    replacedModules,
  );
});

test("gatsby-plugin-react-i18next: leaves a page with context.i18n alone", () => {
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

test("gatsby-source-filesystem: create-file-node exports createFileNode(path, createNodeId)", () => {
  type Node = { id: string; internal: { type: string } };
  type Plugin = { createFileNode(path: string, id: (path: string) => string): Promise<Node> };
  const folder = mkdtempSync(join(tmpdir(), "file-node-"));
  const file = join(folder, "a.txt");
  writeFileSync(file, "a");
  return contract<Plugin>(
    "gatsby-source-filesystem",
    "create-file-node.js",
    async ({ createFileNode }) => {
      const node = await createFileNode(file, (path) => `id of ${path}`);
      return (
        createFileNode.length === 2 && node.id === `id of ${file}` && node.internal.type === "File"
      );
    },
    fileNodes,
  ).finally(() => rmSync(folder, { recursive: true }));
});

test("gatsby-source-sanity: caches the time of the last build as <project>-<dataset>--lastBuildTime", () => {
  type Cache = {
    CACHE_KEYS: { LAST_BUILD: string };
    getCacheKey(config: object, key: string): string;
  };
  return contract<Cache>(
    "gatsby-source-sanity",
    "lib/util/cache.js",
    ({ CACHE_KEYS, getCacheKey }) =>
      getCacheKey({ projectId: "p", dataset: "d" }, CACHE_KEYS.LAST_BUILD) === "p-d--lastBuildTime",
    `${internals}/source-cache.ts`,
  );
});

test("@sanity/client: puts the project id in front of the host", () => {
  type Config = { initConfig(config: object, previous: object): { url: string } };
  return contract<Config>(
    "@sanity/client",
    "lib/config.js",
    ({ initConfig }) =>
      initConfig({ ...loopbackProject(1), dataset: "d", apiVersion: "1", useCdn: false }, {})
        .url === "http://127.0.0.1:1/v1",
    `${internals}/loopback-project.ts`,
  );
});

/** Dependencies whose private parts the site relies on. Indirect ones follow from the lock file. */
const pinned = [
  "gatsby",
  "gatsby-plugin-image",
  "gatsby-plugin-react-i18next",
  "gatsby-source-filesystem",
  "gatsby-source-sanity",
] as const;

test.each(pinned)("package.json pins %s to the exact version that is installed", (name) => {
  const version = packageJson.dependencies[name];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(installedPackage(name).version).toBe(version);
});
