/**
 * Each kind of page in Swedish, on a first visit. One load shows what has to hold on every page: it is accessible,
 * fits, stores and asks nothing, loads little script, and none before it is painted.
 */
import { inspectFirstVisit } from "../setup/browser/page-inspection";
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

test.each(samplePaths.filter((path) => !/^\/en\b/.test(path)))("%s", async (path) => {
  const found = await inspectFirstVisit(site, path);
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});

test("running text is hyphenated", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), javaScript: false });
  const text = page.locator("main p:not(.lead)").first();
  expect(await text.evaluate((element) => getComputedStyle(element).hyphens)).toBe("auto");
});
