import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export const project = resolve(__dirname, "../..");

/** Lints files in a folder of their own, as other tests read the project's meanwhile. @returns the linter's results. */
export function lintApart<Result>(
  files: Readonly<Record<string, string>>,
  ...command: readonly string[]
): Result[] {
  const folder = mkdtempSync(join(tmpdir(), "lint-apart-"));
  try {
    symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { stdout, stderr } = spawnSync("npx", command, { cwd: folder, encoding: "utf8" });
    return JSON.parse(stdout || stderr) as Result[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
