/** The pages of `crawl.test.ts` in English, beside it. */
import { inspectFirstVisit } from "../setup/browser/page-inspection";
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();

test.each(samplePaths.filter((path) => /^\/en\b/.test(path)))("%s", async (path) => {
  const found = await inspectFirstVisit(site, path);
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});
