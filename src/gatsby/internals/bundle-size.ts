/**
 * Changes to Gatsby's webpack configuration that make scripts and stylesheets smaller.
 *
 * Why: Gatsby minifies for ES5 and puts all styles into one file (decision 0013).
 */
import type { CreateWebpackConfigArgs } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { ChunkGraph, Module } from "webpack";

type Config = {
  readonly plugins: readonly object[];
  readonly optimization: {
    minimizer: readonly unknown[];
    readonly splitChunks: { readonly cacheGroups: Record<string, unknown> };
  };
};

/** The language of the browsers that `package.json` names. */
const ecma = 2020;

/** Changes the configuration of the scripts and styles that visitors load. */
export function reduceBundleSize(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, plugins, stage } = args;
  if (stage !== "build-javascript") return;
  const config = (getConfig as () => Config)();
  splitStyles(config);
  ignoreOrder(config);
  config.optimization.minimizer = [...minifiers(), (plugins.minifyCss as () => unknown)()];
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
