import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** Makes a new folder for each test of a file, and removes it afterwards. */
export function temporaryFolder() {
  let path: string;
  const at = (...names: string[]) => join(path, ...names);
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), "test-"));
  });
  afterEach(() => rmSync(path, { recursive: true, force: true }));
  return {
    at,
    write(files: Readonly<Record<string, string>>) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(at(name)), { recursive: true });
        writeFileSync(at(name), text);
      }
    },
    read(folder = "."): Record<string, string> {
      const entries = readdirSync(at(folder), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
      return Object.fromEntries(
        paths.map((file) => [relative(at(folder), file), readFileSync(file, "utf8")]),
      );
    },
  };
}
