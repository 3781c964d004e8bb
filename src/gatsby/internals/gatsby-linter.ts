import type { CreateWebpackConfigArgs } from "gatsby";

type Config = { readonly plugins: readonly object[] };

/**
 * Leaves Gatsby's linter out of the development server.
 *
 * Why: it lints `.js` files, of which the site has none, by an ESLint 7 that npm would not install beside the site's
 * own (decision 4).
 */
export function removeLinter({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Config)();
  const plugins = config.plugins.filter((one) => one.constructor.name !== "ESLintWebpackPlugin");
  actions.replaceWebpackConfig({ ...config, plugins });
}
