/**
 * Changes to Gatsby's webpack configuration that make scripts and stylesheets smaller.
 *
 * Why: Gatsby minifies for ES5, writes readable class names and puts all styles into one
 * file (decision 0013).
 */
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { ChunkGraph, Module } from "webpack";

type Config = {
  readonly module: { readonly rules: readonly Rule[] };
  readonly plugins: readonly object[];
  readonly optimization: {
    minimizer: readonly unknown[];
    readonly splitChunks: { readonly cacheGroups: Record<string, unknown> };
  };
};

type Rule = { oneOf?: Rule[]; use?: Loader | Loader[] };
type Loader = { loader: string; options?: { modules?: { localIdentName?: string } } };

/** The language of the browsers that `package.json` names. */
const ecma = 2020;

/** Changes the configuration of the scripts and of the HTML that go with each other. */
export function reduceBundleSize(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, plugins, stage } = args;
  const config = (getConfig as () => Config)();
  shortenClassNames(config.module.rules);
  if (stage === "build-javascript") {
    splitStyles(config);
    ignoreOrder(config);
    config.optimization.minimizer = [...minifiers(), (plugins.minifyCss as () => unknown)()];
  }
  actions.replaceWebpackConfig(config);
}

const terserOptions = { ecma, compress: { ecma, passes: 2 }, mangle: true } as const;
const runtime = /^webpack-runtime/;

/** Names a variable by its number: a, b, c. Runs in the minifier's worker, so that nothing outside can be used. */
function nameByNumber(number: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const first = letters[number % letters.length] ?? "";
  const rest = Math.floor(number / letters.length);
  return rest === 0 ? first : `${first}${rest}`;
}

/**
 * SWC is a few times faster than Terser, and its scripts are smaller (decision 15). But both name variables by
 * how often a text has each letter. Webpack's runtime contains the hashes of all scripts, which webpack
 * replaces only afterwards: the same runtime would get other names in a warm build than in a cold one. Terser
 * can be told to count variables instead.
 */
const minifiers = () => [
  new TerserPlugin({ exclude: runtime, minify: TerserPlugin.swcMinify, terserOptions }),
  new TerserPlugin({
    include: runtime,
    terserOptions: { ...terserOptions, mangle: { nth_identifier: { get: nameByNumber } } },
  }),
];

/**
 * A class is written into the stylesheet, the HTML and the scripts; with its readable name, the names
 * were a third of each.
 */
function shortenClassNames(rules: readonly Rule[]): void {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClassNames(oneOf);
    for (const { options } of [use].flat()) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]";
    }
  }
}

/**
 * Gatsby puts all styles into one file, which every page then carries whole. Here a page has what
 * every page and all components need, and what its own features add to it.
 */
function splitStyles({ optimization }: Config): void {
  const { cacheGroups } = optimization.splitChunks;
  const { styles } = cacheGroups;
  if (typeof styles !== "object" || styles === null)
    throw new Error(
      'No cache group "styles" in Gatsby\'s webpack configuration: see bundle-size.ts.',
    );
  cacheGroups.styles = {
    ...styles,
    test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
      module.type === "css/mini-extract" &&
      (chunkGraph.getModuleChunks(module).some((chunk) => chunk.canBeInitial()) ||
        /[\\/]src[\\/]components[\\/]/.test(module.nameForCondition() ?? "")),
  };
}

/** Lets pages import the same sheets in different orders, of which webpack warns: cascade layers say who wins. */
function ignoreOrder({ plugins }: Config): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== "MiniCssExtractPlugin") continue;
    (plugin as { readonly options: { ignoreOrder: boolean } }).options.ignoreOrder = true;
  }
}
