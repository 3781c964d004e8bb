import { execFile } from "node:child_process";
import { mkdir, readdir } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Copies a folder as hard links, which is fast even for 80,000 files, or as files where there can be no links: on
 * another disk, for example.
 *
 * @param skip top-level names to exclude.
 */
export async function linkTree(from: string, to: string, skip: readonly string[] = []) {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => !skip.includes(name));
  const copy = (options: string) => run("cp", [options, ...names, to], { cwd: from });
  await copy("-RPl").catch(() => copy("-RPf"));
}
