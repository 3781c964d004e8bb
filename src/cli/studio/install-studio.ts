import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** Milliseconds between two lines about an installation that goes on. */
const progressInterval = 10_000;

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
  console.log(
    "Installing the Studio, for the first time or because its lockfile has changed: some 600 packages…",
  );
  const start = Date.now();
  const progress = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - start) / 1_000)} s`);
  }, progressInterval);
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const installing = promisify(execFile)("npm", args, { cwd: studio });
  await installing
    .finally(() => clearInterval(progress))
    .catch(() => {
      throw new Error('The Studio could not be installed: run "npm ci" in studio/ to see why.');
    });
}
