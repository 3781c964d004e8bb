import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds since 1970; 0 for a file that is missing. */
async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/** Returns whether the Studio's packages are older than its lockfile, or missing. */
async function isOutdated(studio: string): Promise<boolean> {
  // npm writes this file last.
  const installed = await changedAt(join(studio, "node_modules/.package-lock.json"));
  return installed < (await changedAt(join(studio, "package-lock.json")));
}

/**
 * Installs the Studio's packages where they do not fit its lockfile.
 *
 * @param onStart called before an installation, which takes a minute or more.
 * @throws Error that names the command to run.
 */
export async function installStudio(studio: string, onStart: () => void): Promise<void> {
  if (!(await isOutdated(studio))) return;
  onStart();
  const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: studio,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [exitCode] = (await once(npm, "exit")) as [number | null];
  if (exitCode === 0) return;
  throw new Error('The Studio could not be installed: run "npm ci" in studio/ to see why.');
}
