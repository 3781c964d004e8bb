import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Hashes every stylesheet below a folder, and the code that determines their order.
 *
 * Each page's HTML names its stylesheets, but a warm build rerenders a page only if its data or the renderer
 * changed. The hash makes the stylesheets part of the renderer (see `gatsby-ssr.tsx`).
 */
export function stylesHash(folder: string): string {
  const hash = createHash("sha1");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /(?<!\.d)\.(css|tsx?)$/.test(entry.name)) {
      hash.update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest("hex").slice(0, 12);
}
