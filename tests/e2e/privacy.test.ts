/** Nobody but the site learns of a visit, and it leaves nothing behind. */
import { siteUnderTest } from "../setup/site";
import { scrollThrough } from "../setup/page-probes";
import { samplePaths } from "../setup/sample-pages";

const site = siteUnderTest();

test.each(samplePaths)(
  "%s asks no other origin, stores nothing, and has no error",
  async (path) => {
    const { page, context, foreignRequests, problems } = await site.openPage({ path });
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");

    expect(foreignRequests).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
    const workers = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect([databases, workers]).toEqual([0, 0]);
    // Among them would be what React says when server and browser disagree.
    expect(problems()).toEqual([]);
  },
);

test("a request to another origin would be noticed", async () => {
  const { page, foreignRequests } = await site.openPage({ path: samplePaths[0]! });
  await page.evaluate(() => fetch("https://example.com/").catch(() => undefined));
  expect(foreignRequests).toEqual(["https://example.com/"]);
});
