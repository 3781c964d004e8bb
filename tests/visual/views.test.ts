/** The site's look, against pictures of how it is meant to be. README.md says how to renew them. */
import { launchBundledBrowser } from "../setup/browser/browser";
import { hasBundledChromium } from "../setup/browser/bundled-chromium";
import { siteUnderTest } from "../setup/servers/site";
import {
  compareWithReference,
  forgetDifferences,
  referenceNames,
  removeReference,
  renewReference,
  sizeOfReferences,
} from "./references";
import { takePicture } from "./take-picture";
import { views } from "./views";

const isRenewed = process.env.RENEW_PICTURES === "true";
const isComparable = hasBundledChromium && !process.env.CHROMIUM_PATH;

const reason =
  "Pictures are not compared: only the Chromium of the npm packages (Linux on x64, without " +
  "CHROMIUM_PATH) draws the same pixels as the references have.";

if (!isComparable) {
  if (isRenewed) throw new Error(reason);
  // Jest keeps to itself what a suite without a test that runs has to say.
  process.stderr.write(`${reason}\n`);
}

(isComparable ? describe : describe.skip)("the look", () => {
  const site = siteUnderTest(undefined, launchBundledBrowser);

  beforeAll(forgetDifferences);

  test.each(views)("$name", async (view) => {
    const picture = await takePicture(site, view);
    await (isRenewed ? renewReference : compareWithReference)(view.name, picture);
  });

  test("each view has its reference, and nothing else has one", async () => {
    const names = views.map(({ name }) => name).sort();
    if (isRenewed) {
      const old = (await referenceNames()).filter((name) => !names.includes(name));
      await Promise.all(old.map(removeReference));
    }
    expect(await referenceNames()).toEqual(names);
  });

  test("the references stay small enough for a repository", async () => {
    expect(await sizeOfReferences()).toBeLessThan(1_500_000);
  });
});
