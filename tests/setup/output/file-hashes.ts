import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../../src/gatsby/files-in";

/** The only files that contain the build time. */
const clocks: Readonly<Record<string, RegExp>> = {
  "rss.xml": /<lastBuildDate>[^<]*/,
  "en/rss.xml": /<lastBuildDate>[^<]*/,
  ".well-known/security.txt": /^Expires: .*$/m,
};

/** Returns a hash of each published file by its name, whatever the time is. */
export function fileHashes(publicDirectory: string): Record<string, string> {
  const hashes = filesIn(publicDirectory).map((file) => {
    const bytes = readFileSync(join(publicDirectory, file), "latin1");
    const clock = clocks[file];
    const text = clock ? bytes.replace(clock, "") : bytes;
    return [file, createHash("sha256").update(text).digest("hex")];
  });
  return Object.fromEntries(hashes.sort()) as Record<string, string>;
}
