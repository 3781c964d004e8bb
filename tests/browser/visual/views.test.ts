/** Compares screenshots with their references. README.md explains how to renew them. */
import { rmSync } from "node:fs";
import { launchBrowser } from "../../setup/browser/browser";
import { hasBundledChromium } from "../../setup/browser/bundled-chromium";
import { siteUnderTest } from "../../setup/servers/site";
import {
  compareWithReference,
  differenceFolder,
  referenceFile,
  referenceNames,
  renewReference,
} from "./references";
import { takeScreenshot } from "./take-picture";
import { views } from "./views";

const isRenewing = process.env.RENEW_PICTURES === "true";
const isComparable = hasBundledChromium && !process.env.CHROMIUM_PATH;

const reason =
  "Screenshots are not compared: only the Chromium of the npm packages (Linux on x64, without " +
  "CHROMIUM_PATH) renders the same pixels as the references.";

if (!isComparable) {
  if (isRenewing) throw new Error(reason);
  // Jest hides the console output of suites whose tests are all skipped.
  process.stderr.write(`${reason}\n`);
}

(isComparable ? describe : describe.skip)("screenshots", () => {
  const site = siteUnderTest(undefined, () => launchBrowser({ hasOwnFonts: true }));

  beforeAll(() => rmSync(differenceFolder, { recursive: true, force: true }));

  test.each(views)("$name", async (view) => {
    const picture = await takeScreenshot(site, view);
    await (isRenewing ? renewReference : compareWithReference)(view.name, picture);
  });

  test("every view has a reference, and no reference is unused", () => {
    const names = views.map(({ name }) => name).sort();
    if (isRenewing) {
      const unused = referenceNames().filter((name) => !names.includes(name));
      for (const name of unused) rmSync(referenceFile(name));
    }
    expect(referenceNames()).toEqual(names);
  });
});
