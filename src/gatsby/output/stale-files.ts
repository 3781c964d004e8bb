import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../files-in";
import { decodedUrl } from "../../config/decoded-url";

const isText = (file: string) => /\.(css|html|js|json|webmanifest|xml)$/.test(file);

/**
 * Gatsby's own files, for which no browser asks: the documents behind pages, those of earlier builds among them, a
 * script runner that the site does not use, and what its build has noted about the scripts.
 */
const internalFiles = [
  "__node-manifests",
  "_gatsby",
  "chunk-map.json",
  "webpack.stats.json",
  "~partytown",
];

/** A file below `/static`. */
const mention = /static\/[^\s"'`()<>,;\\?#&]+/g;

/**
 * Removes what no browser needs: pictures, attachments and other files below `static` that nothing in this build
 * mentions, and Gatsby's own files.
 *
 * Why: Gatsby removes pages that are gone, but not what they showed. Withdrawn content would stay public.
 */
export async function removeStaleFiles(publicDirectory: string): Promise<void> {
  const files = filesIn(publicDirectory);
  const copies = files.filter((file) => file.startsWith("static/"));
  const mentioned = new Set<string>();
  for (const file of files) {
    if (file.startsWith("static/") || !isText(file)) continue;
    const text = readFileSync(join(publicDirectory, file), "utf8");
    for (const [path] of text.matchAll(mention)) mentioned.add(decodedUrl(path));
  }
  const stale = copies.filter((file) => !mentioned.has(file));
  await Promise.all(stale.map((file) => rm(join(publicDirectory, file))));
  for (const name of internalFiles) {
    await rm(join(publicDirectory, name), { recursive: true, force: true });
  }
}
