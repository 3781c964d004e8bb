import { join } from "node:path";
import { buildSync } from "esbuild";
import { projectDirectory } from "../build-settings";
import { readGatsbyScripts } from "../internals/scripts-slice";

/**
 * Compiles a script of `src/browser/inline` to one minified line for the HTML.
 *
 * @param define the constants that the script declares, as code.
 */
function compile(name: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(projectDirectory, "src/browser/inline", `${name}.ts`)],
    bundle: true,
    minify: true,
    format: "iife",
    // Browsers that cannot run the site's scripts have to run the fallback.
    target: "es2015",
    define,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** The scripts that are the same in every build. */
export const scriptFallback = compile("script-fallback");
export const blogPageScript = compile("blog-page");
export const previewAddressScript = compile("preview-address");

/**
 * The script that starts all others: Gatsby's own inline scripts, then the deferral.
 *
 * @param publicDirectory Gatsby's output, after its scripts were built.
 */
export async function deferredScripts(publicDirectory: string): Promise<string> {
  const { inline, urls } = await readGatsbyScripts(publicDirectory);
  return [...inline, compile("deferred-scripts", { SCRIPT_URLS: JSON.stringify(urls) })].join("");
}
