import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Lists all files below a folder, sorted, as paths relative to it with slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}
