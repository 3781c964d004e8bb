/** What no build of `npm test` would show: the preview, and what makes a site larger or loses its cache in silence. */
import { loopbackProject } from "../../../../src/sanity/loopback-project";
import { i18nContext } from "../../../../src/gatsby/internals/i18n-plugin";
import { contract, installedPackage, type TextContract } from "../../../setup/packages/contract";
import packageJson from "../../../../package.json";

const internals = "src/gatsby/internals";
const deletedDrafts = `${internals}/content-plugin.ts`;
const openedPages = `${internals}/opened-pages.ts`;

const texts: readonly TextContract[] = [
  [
    "gatsby-source-sanity",
    "calls getSyncWithGatsby by its module's default export",
    "lib/gatsby-node.js",
    /\(0, getSyncWithGatsby_1\.default\)\(\{/,
    deletedDrafts,
  ],
  [
    "gatsby-source-sanity",
    "fetches everything when its cache has no time of the last build",
    "lib/gatsby-node.js",
    /const lastBuildTime = await args\.cache\.get\([^;]*CACHE_KEYS\.LAST_BUILD\)\);[\s\S]*?if \(lastBuildTime\) \{/,
    `${internals}/content-plugin.ts`,
  ],
  ...["gatsby-browser.js", "gatsby-ssr.js"].map((file): TextContract => [
    "gatsby-plugin-react-i18next",
    "takes its wrapper around pages from a module of its own",
    file,
    /^const \{wrapPageElement\} = require\('\.\/dist\/plugin\/wrapPageElement'\);/,
    `${internals}/replaced-modules.ts`,
  ]),
  [
    "gatsby",
    "opens its socket by init, knows pages by registerPath, and sends pageQueryResult",
    "dist/utils/websocket-manager.js",
    / init = \([\s\S]*`registerPath`, path =>[\s\S]*return websocket;\s*\};[\s\S]*type: `pageQueryResult`,\s*payload: data/,
    openedPages,
  ],
  [
    "gatsby",
    "starts its server by websocketManager.init",
    "dist/utils/start-server.js",
    /websocketManager\.websocketManager\.init\(/,
    openedPages,
  ],
  [
    "gatsby",
    "hands the server that has all its routes to websocketManager.init before it listens",
    "dist/utils/start-server.js",
    /http\.default\.Server\(app\);[\s\S]*websocketManager\.init\(\{\s*server\s*\}\);[\s\S]*server\.listen\(/,
    `${internals}/preview-access.ts`,
  ],
  [
    "gatsby",
    "runs queries on demand by a variable that it sets before the site's first hook",
    "dist/services/initialize.js",
    /env\.GATSBY_QUERY_ON_DEMAND = `true`;[\s\S]*\(`onPreInit`/,
    openedPages,
  ],
];

test.each(texts)("%s: %s", (name, _what, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);

test("gatsby-plugin-react-i18next: leaves a page with context.i18n alone", () => {
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
    `${internals}/content-plugin.ts`,
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
    `${internals}/content-plugin.ts`,
  );
});

test("terser-webpack-plugin: names its class Terser…", () =>
  contract<{ name: string }>(
    "terser-webpack-plugin",
    "dist/index.js",
    ({ name }) => name.startsWith("Terser"),
    `${internals}/bundle-size.ts`,
  ));

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
