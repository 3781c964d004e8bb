import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pMap from "p-map";
import { blogPageScript, deferredScripts, scriptFallback } from "../webpack/inline-scripts";
import { hashSource } from "./hash-source";

/** Inline code as sources of a Content-Security-Policy. */
export type InlineCode = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Hashes of `style` attributes, which also need 'unsafe-hashes'. */
  readonly styleAttributes: readonly string[];
};

/** Pages read at a time; all at once would fill the memory. */
const PARALLEL_PAGES = 32;

const elementPattern = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** The site's styles need no entities. */
const styleAttributePattern = /\sstyle="([^"]*)"/g;
/** A data block, which browsers do not run. */
const dataPattern = /\stype="application\/(?:ld\+)?json"/;

/**
 * Collects the inline code of pages. Only the site's own inline scripts get a hash: hashing every script
 * found would also allow an injected one.
 *
 * @param pages HTML files, relative to the folder.
 * @throws Error that names the page with an unknown script.
 */
export async function inlineCode(folder: string, pages: readonly string[]): Promise<InlineCode> {
  const known = new Set([scriptFallback, blogPageScript, await deferredScripts(folder)]);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();

  async function collect(page: string): Promise<void> {
    const html = await readFile(join(folder, page), "utf8");
    for (const [, tag, attributes = "", text = ""] of html.matchAll(elementPattern)) {
      if (text === "" || dataPattern.test(attributes)) continue;
      if (tag === "style") styles.add(text);
      else if (known.has(text)) scripts.add(text);
      else {
        throw new Error(
          `${page} holds an inline script that the Content-Security-Policy blocks: ` +
            `${text.trim().slice(0, 80)}\nMove it to a file, or add it to src/browser/inline and to the known ` +
            `scripts in src/gatsby/output/inline-code.ts.`,
        );
      }
    }
    for (const [, value = ""] of html.matchAll(styleAttributePattern)) {
      styleAttributes.add(value);
    }
  }
  await pMap(pages, collect, { concurrency: PARALLEL_PAGES });

  const hashes = (texts: ReadonlySet<string>) => [...texts].map(hashSource).sort();
  return {
    scripts: hashes(scripts),
    styles: hashes(styles),
    styleAttributes: hashes(styleAttributes),
  };
}
