import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The only files that contain the build time. */
const clocks: Readonly<Record<string, RegExp>> = {
  "rss.xml": /<lastBuildDate>[^<]*/,
  "en/rss.xml": /<lastBuildDate>[^<]*/,
  ".well-known/security.txt": /^Expires: .*$/m,
};

/** Returns a hash of each published file by its name, whatever the time is. */
export function fileHashes(publicDirectory: string): Record<string, string> {
  const entries = readdirSync(publicDirectory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = files.map(({ parentPath, name }) => {
    const file = relative(publicDirectory, join(parentPath, name));
    const bytes = readFileSync(join(publicDirectory, file), "latin1");
    const clock = clocks[file];
    const text = clock ? bytes.replace(clock, "") : bytes;
    return [file, createHash("sha256").update(text).digest("hex")];
  });
  return Object.fromEntries(hashes.sort()) as Record<string, string>;
}
