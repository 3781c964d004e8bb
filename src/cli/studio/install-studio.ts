import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds since 1970; 0 for a file that is missing. */
async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/**
 * Installs the Studio's packages where they are missing or older than its lockfile.
 *
 * @throws Error that names the command to run.
 */
export async function installStudio(studio: string): Promise<void> {
  // npm writes this file last.
  const installed = await changedAt(join(studio, "node_modules/.package-lock.json"));
  if (installed >= (await changedAt(join(studio, "package-lock.json")))) return;
  console.log("Installing the Studio (the first time, and when its lockfile has changed)…");
  const npm = spawn("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: studio,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [exitCode] = (await once(npm, "exit")) as [number | null];
  if (exitCode === 0) return;
  throw new Error('The Studio could not be installed: run "npm ci" in studio/ to see why.');
}
