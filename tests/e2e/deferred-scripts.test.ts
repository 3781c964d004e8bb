/** Scripts wait until the page is there to be read. */
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();

test.each(samplePaths)("%s asks for its first script after its first paint", async (path) => {
  const { page } = await site.openPage({ path });
  const { painted, asked } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"));
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      asked: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Number.NaN);
});
