import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { watchScripts } from "../inline-scripts/script-fallback";
import { startScripts } from "../inline-scripts/deferred-scripts";
import { inGroups } from "./in-groups";

/** The code that stands in pages themselves, as sources of a Content-Security-Policy. */
export type InlineCode = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of `style` attributes, which need the word 'unsafe-hashes' beside them. */
  readonly styleAttributes: readonly string[];
};

/** `waitForPage` in `src/features/blog/blog-list.tsx`. */
const waitForPage =
  /^if\(\/\[\?&\]page=\/\.test\(location\.search\)\)\{let d=document\.documentElement\.dataset;[^<]{0,120}\}$/;

const elementPattern = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const styleAttributePattern = /\sstyle="([^"]*)"/g;
/** A block of data, which no browser runs. */
const dataPattern = /\stype="application\/(?:ld\+)?json"/;

/** What React writes for characters that mean something in an attribute. */
const entities = [
  ["&quot;", '"'],
  ["&#x27;", "'"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  // The last, as it begins all the others.
  ["&amp;", "&"],
] as const;

function decoded(attribute: string): string {
  return entities.reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    attribute,
  );
}

export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Finds the code in pages. The scripts that may stand in one are that which starts the others, that which
 * sees them fail, and the blog list's; nothing else gets a hash. A policy that took whatever it finds
 * would also vouch for what somebody has managed to slip in.
 *
 * @param pages files of HTML as React writes it, below the folder.
 * @throws Error that names the page when a script stands in it that the site does not know.
 */
export async function inlineCode(folder: string, pages: readonly string[]): Promise<InlineCode> {
  const known = new Set([watchScripts, await startScripts(folder)]);
  const isKnown = (text: string) => known.has(text) || waitForPage.test(text);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();

  async function look(page: string): Promise<void> {
    const html = await readFile(join(folder, page), "utf8");
    for (const [, tag, attributes = "", text = ""] of html.matchAll(elementPattern)) {
      if (text === "" || dataPattern.test(attributes)) continue;
      if (tag === "style") styles.add(text);
      else if (isKnown(text)) scripts.add(text);
      else throw new Error(unknownScript(page, text));
    }
    for (const [, value = ""] of html.matchAll(styleAttributePattern)) {
      styleAttributes.add(decoded(value));
    }
  }
  await inGroups(pages, look);

  const hashes = (texts: ReadonlySet<string>) => [...texts].map(hashSource).sort();
  return {
    scripts: hashes(scripts),
    styles: hashes(styles),
    styleAttributes: hashes(styleAttributes),
  };
}

function unknownScript(page: string, text: string): string {
  return (
    `${page} holds a script that the Content-Security-Policy does not know, so browsers would not run ` +
    `it: ${text.trim().slice(0, 80)}\nPut it into a file, or let inlineCode know it, in ` +
    `src/gatsby/output/inline-code.ts.`
  );
}
