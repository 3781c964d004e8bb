import type { ReactElement } from "react";
import { unwantedKeys } from "../../../../src/gatsby/internals/rendered-html";
import { contract, type TextContract } from "../../../setup/packages/contract";

const internals = "src/gatsby/internals";
const scriptsSlice = `${internals}/scripts-slice.ts`;
const statsExtractor = "dist/utils/gatsby-webpack-stats-extractor.js";
const referencedFiles = `${internals}/referenced-files.ts`;
const renderedHtml = `${internals}/rendered-html.tsx`;
const staticEntry = "cache-dir/static-entry.js";
const webpackConfig = "dist/utils/webpack.config.js";
const webpackUtils = "dist/utils/webpack-utils.js";

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
];

test.each(texts)("%s: %s", (name, _what, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);

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
