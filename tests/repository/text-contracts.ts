/** What holds in the text of a package's file, by the rows of `docs/gatsby-internals.md`. */

/** What holds, package, its file, its text there, the site's file that relies on it. */
type TextContract = readonly [string, string, string, RegExp, string];

const internals = "src/gatsby/internals";
const staticEntry = "cache-dir/static-entry.js";
const webpackConfig = "dist/utils/webpack.config.js";

/** By row. */
export const textContracts: Readonly<Record<string, readonly TextContract[]>> = {
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
  "wrapper of the translation plugin": ["gatsby-browser.js", "gatsby-ssr.js"].map(
    (file): TextContract => [
      "takes its wrapper around pages from a module of its own",
      "gatsby-plugin-react-i18next",
      file,
      /^const \{wrapPageElement\} = require\('\.\/dist\/plugin\/wrapPageElement'\);/,
      `${internals}/replaced-modules.ts`,
    ],
  ),
  "compiler of modules": [
    [
      "compiles TypeScript by the loaders of a function",
      "gatsby",
      "dist/utils/webpack-utils.js",
      /use: \(\{\s*resourceQuery,\s*issuer\s*\}\) => \[/,
      `${internals}/esbuild-modules.ts`,
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
