/** The W3C's Nu HTML Checker, run locally, has nothing to object to on any page. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { expect, test } from "../../setup/fixtures";
import { htmlFile, publicDirectory, readPublic } from "../../setup/output/built-site";
import { screenPath } from "../../../src/i18n/routes";

const checker = require.resolve("vnu-jar/build/dist/vnu.jar");

type Message = {
  readonly type: "error" | "info" | "non-document-error";
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
};

/** Validates files, or those in folders, in one run: starting takes longer than checking. */
function validationErrors(...paths: readonly string[]): readonly Message[] {
  // The checker recurses into nested elements, which needs more than the default stack.
  const args = ["-Xss4m", "-jar", checker, "--errors-only", "--exit-zero-always"];
  const { error, stderr } = spawnSync(
    "java",
    [...args, "--format", "json", "--skip-non-html", ...paths],
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

test("every page is valid HTML, and a fault in one would be found", () => {
  test.setTimeout(300_000);
  expect(validationErrors(publicDirectory)).toEqual([]);
  const home = readPublic(htmlFile(screenPath("home", "sv")));
  const faulty = home.replace("<main", "<p><div><main aria-controls='nothing'");
  const path = test.info().outputPath("faulty.html");
  writeFileSync(path, faulty);
  expect(validationErrors(path)).not.toEqual([]);
});
