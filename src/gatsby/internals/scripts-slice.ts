import { readFile } from "node:fs/promises";
import { join } from "node:path";

const slice = "_gatsby/slices/_gatsby-scripts-1.html";

/**
 * Reads the scripts that Gatsby would put at the end of every page.
 *
 * Why: the site starts them itself, after the first paint (decision 0013).
 *
 * @param publicDirectory Gatsby's output, after its scripts were built.
 * @returns two inline scripts, which set `___chunkMapping` and `___webpackCompilationHash`, and the paths of those
 * that start the site.
 * @throws Error when the slice holds something else.
 */
export async function readGatsbyScripts(publicDirectory: string) {
  const html = await readFile(join(publicDirectory, slice), "utf8");
  const elements = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const inline = elements.map(([, , text = ""]) => text.trim()).filter((text) => text !== "");
  const urls = elements.flatMap(([, attributes = ""]) => {
    const url = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    return url ? [url] : [];
  });
  if (inline.length !== 2 || urls.length === 0) {
    throw new Error(`Not the scripts that scripts-slice.ts expects in ${slice}:\n${html}`);
  }
  return { inline, urls };
}
