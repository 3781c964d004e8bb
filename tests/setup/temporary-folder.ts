import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesIn } from "../../src/gatsby/files-in";

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
    write(files: Readonly<Record<string, string | Buffer>>) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(at(name)), { recursive: true });
        writeFileSync(at(name), text);
      }
    },
    read(folder = "."): Record<string, string> {
      const texts = filesIn(at(folder)).map((file) => [
        file,
        readFileSync(at(folder, file), "utf8"),
      ]);
      return Object.fromEntries(texts) as Record<string, string>;
    },
  };
}
