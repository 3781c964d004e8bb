import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Installs the Studio's packages where they are missing or older than its lockfile.
 *
 * @throws Error that names the command to run.
 */
export async function installStudio(studio: string): Promise<void> {
  const changedAt = (file: string) =>
    statSync(join(studio, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm writes the first of them last.
  if (changedAt("node_modules/.package-lock.json") >= changedAt("package-lock.json")) return;
  console.log("Installing the Studio (the first time, and when its lockfile has changed)…");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  await promisify(execFile)("npm", args, { cwd: studio }).catch(() => {
    throw new Error('The Studio could not be installed: run "npm ci" in studio/ to see why.');
  });
}
