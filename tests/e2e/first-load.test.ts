/** Transfer sizes of a first visit. */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Transferred bytes of the home page on a phone, texts gzipped. */
const homeBudget = 350 * 1024;

/** Everything until two seconds after `load` counts as the first load. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForTimeout(2_000);
  await page.waitForLoadState("networkidle");
}

test("the home page loads at most 350 KB in total on a phone with a high-density display", async () => {
  const answers: Promise<number>[] = [];
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    height: 812,
    context: { deviceScaleFactor: 2 },
    prepare: (fresh) =>
      fresh.on("response", (response) => {
        answers.push(response.body().then((body) => Math.min(body.length, gzipSync(body).length)));
      }),
  });
  await settle(page);
  const total = (await Promise.all(answers)).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(homeBudget / 8);
  expect(total).toBeLessThanOrEqual(homeBudget);
});

test("react-slick loads only when a carousel approaches the viewport", async () => {
  const bodies: Promise<Buffer>[] = [];
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    height: 667,
    prepare: (fresh) =>
      fresh.on("response", (response) => {
        if (response.request().resourceType() === "script") bodies.push(response.body());
      }),
  });
  await settle(page);
  const withSlick = async () =>
    (await Promise.all(bodies)).filter((body) => body.includes("slick-track"));
  expect(bodies.length).toBeGreaterThan(2);
  expect(await withSlick()).toEqual([]);

  await page.locator("main section [data-slide]").first().scrollIntoViewIfNeeded();
  await page.locator(".slick-track").first().waitFor();
  expect(await withSlick()).toHaveLength(1);
});
