/**
 * Returns the path of Gatsby's command line.
 *
 * Why: Gatsby runs by the site's own Node, with its options, instead of through `npx`.
 * Rests on: `gatsby/package.json`, whose `bin` is `cli.js`.
 * Can go: when `build` and `develop` have a documented function.
 */
export function gatsbyCli(): string {
  return require.resolve("gatsby/cli.js");
}
