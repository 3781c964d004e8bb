/** Scripts are deferred until the first paint. */
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();

test.each(samplePaths)("%s requests its first script after the first paint", async (path) => {
  const { page } = await site.openPage({ path });
  const { painted, requested } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      requested: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(requested.length).toBeGreaterThan(3);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted ?? Number.NaN);
});
