/** The W3C's Nu HTML Checker, run on files of this machine: nothing is sent anywhere. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

const checker = require.resolve("vnu-jar/build/dist/vnu.jar");

type Message = {
  readonly type: "error" | "info" | "non-document-error";
  readonly url?: string;
  readonly message: string;
  /** What the fault is found in. */
  readonly extract?: string;
};

/**
 * Style sheets are left out: the checker knows CSS only as it was before container queries and
 * `color-mix`, and reading them takes most of its time.
 */
const styleSheets = /(<style\b[^>]*>)[^]*?(<\/style>)/g;

/**
 * All pages in one run, since starting takes longer than reading.
 *
 * @param pages HTML by the name of its file.
 * @returns one line for each error.
 * @throws Error where the checker cannot run, which says what to install.
 */
export function validationErrors(pages: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "w3c-validator-"));
  try {
    for (const [name, html] of pages) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html.replace(styleSheets, "$1$2"));
    }
    const nameOf = (url: string) => relative(pathToFileURL(folder).pathname, new URL(url).pathname);
    return run(folder).map(({ url, message, extract = "" }) => {
      const place = extract.replace(/\s+/g, " ").slice(0, 160);
      return `${url ? nameOf(url) : "?"}: ${message} … ${place}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(folder: string): readonly Message[] {
  // The nesting of a page's elements is the checker's, too, and takes more than the usual stack.
  const args = ["-Xss4m", "-jar", checker, "--errors-only", "--exit-zero-always"];
  const { error, stderr } = spawnSync(
    "java",
    [...args, "--format", "json", "--skip-non-html", folder],
    { encoding: "utf8", maxBuffer: 100_000_000 },
  );
  if (error) {
    throw new Error(
      "The W3C's validator needs Java 11 or newer, and there is no `java` here. Install it (on Debian " +
        "and Ubuntu: `apt-get install default-jre-headless`), then run the tests again.",
      { cause: error },
    );
  }
  try {
    return (JSON.parse(stderr) as { messages: Message[] }).messages;
  } catch {
    throw new Error(`The W3C's validator did not run. Java 11 or newer is needed.\n${stderr}`);
  }
}
