/** The W3C's Nu HTML Checker, run locally, has nothing to object to on any page. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { htmlFile, htmlFiles, readPublic } from "../setup/output/built-site";
import { screenPath } from "../../src/i18n/routes";

const checker = require.resolve("vnu-jar/build/dist/vnu.jar");

type Message = {
  readonly type: "error" | "info" | "non-document-error";
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
};

/**
 * Validates all pages in one run, since starting takes longer than checking.
 *
 * @param pages HTML, by file name.
 * @returns one line per error.
 * @throws Error that says what to install if the checker cannot run.
 */
function validationErrors(pages: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "w3c-validator-"));
  try {
    for (const [name, html] of pages) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
    const nameOf = (url: string) => relative(pathToFileURL(folder).pathname, new URL(url).pathname);
    return run(folder).map(({ url, message, extract = "" }) => {
      const source = extract.replace(/\s+/g, " ").slice(0, 160);
      return `${url ? nameOf(url) : "?"}: ${message} … ${source}`;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(folder: string): readonly Message[] {
  // The checker recurses into nested elements, which needs more than the default stack.
  const args = ["-Xss4m", "-jar", checker, "--errors-only", "--exit-zero-always"];
  const { error, stderr } = spawnSync(
    "java",
    [...args, "--format", "json", "--skip-non-html", folder],
    { encoding: "utf8", maxBuffer: 100_000_000 },
  );
  if (error) {
    throw new Error(
      "The W3C's validator needs Java 11 or newer, and `java` was not found. Install it (on Debian " +
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

const timeout = 300_000;
const home = readPublic(htmlFile(screenPath("home", "sv")));

test(
  "every page is valid HTML, and a fault in one would be found",
  () => {
    const pages = new Map(htmlFiles.map((file) => [file, readPublic(file)]));
    expect(pages.size).toBeGreaterThan(50);
    pages.set("faulty.html", home.replace("<main", "<p><div><main aria-controls='nothing'"));
    const errors = validationErrors(pages);
    expect(errors.filter((error) => !error.startsWith("faulty.html: "))).toEqual([]);
    expect(errors.length).toBeGreaterThan(0);
  },
  timeout,
);
