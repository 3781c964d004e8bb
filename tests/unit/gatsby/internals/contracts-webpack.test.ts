import { createRequire } from "node:module";
import { join } from "node:path";
import { contract, installedPackage, type TextContract } from "../../../setup/packages/contract";

const internals = "src/gatsby/internals";
const staticEntry = "cache-dir/static-entry.js";
const bundleSize = `${internals}/bundle-size.ts`;
const webpackConfig = "dist/utils/webpack.config.js";
const webpackUtils = "dist/utils/webpack-utils.js";
const initialize = "dist/services/initialize.js";
const compilationHash = `${internals}/compilation-hash.ts`;
const stylesOrder = `${internals}/styles-order.ts`;
const replacedModules = `${internals}/replaced-modules.ts`;
const i18nPage = "dist/plugin/wrapPageElement.js";

const texts: readonly TextContract[] = [
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
    "compiles scripts by a rule whose use is a function, and tells templates by their issuer or query",
    webpackUtils,
    /use: \(\{\s*resourceQuery,\s*issuer\s*\}\) => \[[\s\S]*isPageTemplate: \/async-requires\/\.test\(issuer\),\s*resourceQuery/,
    `${internals}/esbuild-modules.ts`,
  ],
  [
    "gatsby-plugin-typescript",
    "compiles TypeScript by a rule whose use is a function",
    "gatsby-node.js",
    /use: \(\{\s*resourceQuery,\s*issuer\s*\}\) => \[loaders\.js\(/,
    `${internals}/esbuild-modules.ts`,
  ],
  [
    "gatsby",
    "renders every page again when the hash of the HTML renderer changes",
    "dist/redux/reducers/html.js",
    /ssrCompilationHash !== action\.payload\) \{[\s\S]{0,600}?trackedHtmlFiles\.forEach\(htmlFile => \{\s*htmlFile\.dirty \|= FLAG_DIRTY_SSR_COMPILATION_HASH/,
    compilationHash,
  ],
  [
    "gatsby",
    "takes the hashes of scripts and renderer from webpack's stats",
    "dist/commands/build.js",
    /webpackCompilationHash = stats\.hash;[\s\S]*webpackSSRCompilationHash = stats\.hash;/,
    compilationHash,
  ],
  [
    "webpack",
    "sets compilation.hash before it calls afterProcessAssets with all files",
    "lib/Compilation.js",
    /this\.createHash\(\);[\s\S]*?this\.hooks\.afterProcessAssets\.call\(this\.assets\)/,
    compilationHash,
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
];

test.each(texts)("%s: %s", (name, _what, file, pattern, reliedOnBy) =>
  contract(name, file, pattern, reliedOnBy),
);

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
