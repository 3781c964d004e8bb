/** The pages of `crawl.test.ts` in English, beside it. */
import { expect, test } from "../setup/fixtures";
import { inspectFirstVisit } from "./page-inspection";
import { samplePaths } from "../setup/content/sample-pages";

for (const path of samplePaths.filter((path) => /^\/en\b/.test(path))) {
  test(path, async ({ site }) => {
    const found = await inspectFirstVisit(site, path);
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}
