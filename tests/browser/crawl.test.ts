/**
 * Each kind of page in Swedish, on a first visit. One load shows what has to hold on every page: it is accessible,
 * fits, stores and asks nothing, loads little script, and none before it is painted.
 */
import { expect, test } from "../setup/fixtures";
import { inspectFirstVisit } from "./page-inspection";
import { samplePaths } from "../setup/content/sample-pages";
import { screenPath } from "../../src/i18n/routes";

for (const path of samplePaths.filter((path) => !/^\/en\b/.test(path))) {
  test(path, async ({ site }) => {
    const found = await inspectFirstVisit(site, path);
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}

test("running text is hyphenated", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), javaScript: false });
  const text = page.locator("main p:not(.lead)").first();
  expect(await text.evaluate((element) => getComputedStyle(element).hyphens)).toBe("auto");
});
