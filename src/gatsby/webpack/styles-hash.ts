import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../files-in";

/**
 * Hashes every stylesheet below a folder, and the code that determines their order.
 *
 * Each page's HTML names its stylesheets, but a warm build rerenders a page only if its data or the renderer
 * changed. The hash makes the stylesheets part of the renderer (see `gatsby-ssr.tsx`).
 */
export function stylesHash(folder: string): string {
  const hash = createHash("sha1");
  for (const file of filesIn(folder).filter((each) => /(?<!\.d)\.(css|tsx?)$/.test(each))) {
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
