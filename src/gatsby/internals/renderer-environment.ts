import type { CreateWebpackConfigArgs } from "gatsby";

type Plugin = { definitions?: Record<string, unknown> };
type Config = { readonly plugins: readonly Plugin[] };

const prefix = "process.env.";

/** What Gatsby sets itself, for browsers, too. */
const own = /^process\.env\.(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w*)$/;

/**
 * Leaves the machine's environment variables out of the HTML renderer, as Gatsby leaves them out of the
 * browser's code.
 *
 * Why: webpack compiles a renderer anew when any of them changes, as the id of a build does. That took 2 s of
 * processor time in each build.
 * Rests on: `gatsby/dist/utils/webpack.config.js` (`processEnv`).
 * Can go: when Gatsby puts only `GATSBY_*` into the renderer.
 */
export function forgetEnvironment({ getConfig }: Pick<CreateWebpackConfigArgs, "getConfig">): void {
  const { plugins } = (getConfig as () => Config)();
  // Gatsby's own, which replaces variables that it does not define by undefined.
  const define = plugins.find(({ definitions }) => definitions && "process.env" in definitions);
  if (!define?.definitions) throw new Error("Gatsby defines its variables anew.");
  const kept = Object.entries(define.definitions).filter(
    ([name]) => !name.startsWith(prefix) || own.test(name),
  );
  define.definitions = Object.fromEntries(kept);
}
