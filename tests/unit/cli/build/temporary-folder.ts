import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** A folder for one test. */
export type TemporaryFolder = {
  readonly path: string;
  at(...names: string[]): string;
  /** Writes files by path, and creates their folders. */
  write(files: Readonly<Record<string, string>>): void;
  /** Returns the text of every file in a folder by path. */
  read(folder?: string): Record<string, string>;
  remove(): void;
};

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "build-"));
  const at = (...names: string[]) => join(path, ...names);
  return {
    path,
    at,
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(at(name)), { recursive: true });
        writeFileSync(at(name), text);
      }
    },
    read(folder = ".") {
      const entries = readdirSync(at(folder), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
      return Object.fromEntries(
        paths.map((file) => [relative(at(folder), file), readFileSync(file, "utf8")]),
      );
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
