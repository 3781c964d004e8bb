import { join } from "node:path";
import { buildSync } from "esbuild";
import { projectDirectory } from "../build-settings";
import { readGatsbyScripts } from "../internals/scripts-slice";

/**
 * Compiles a script of `src/browser/inline` to one minified line for the HTML.
 *
 * @param constants values of the constants that the script declares.
 */
function compile(name: string, constants: Readonly<Record<string, unknown>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(projectDirectory, "src/browser/inline", `${name}.ts`)],
    bundle: true,
    minify: true,
    format: "iife",
    // Browsers that cannot run the site's scripts have to run the fallback.
    target: "es2015",
    define: Object.fromEntries(
      Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** The scripts that are the same in every build. */
export const scriptFallback = compile("script-fallback");
export const blogPageScript = compile("blog-page");

/**
 * The script that starts all others: Gatsby's own inline scripts, then the deferral.
 *
 * @param publicDirectory Gatsby's output, after its scripts were built.
 */
export async function deferredScripts(publicDirectory: string): Promise<string> {
  const { inline, urls } = await readGatsbyScripts(publicDirectory);
  return [...inline, compile("deferred-scripts", { SCRIPT_URLS: urls })].join("");
}
