import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A hash of every stylesheet below a folder, and of the code that decides in which order they are put
 * together.
 *
 * Gatsby names the stylesheets in each page's HTML, but a warm build renders a page anew only when its
 * data or the renderer changed, and a stylesheet is neither. The hash makes it a part of the renderer
 * (see `gatsby-ssr.tsx`).
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
