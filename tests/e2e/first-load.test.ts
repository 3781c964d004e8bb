/** Transfer sizes of a first visit. */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { missingPagePath, missingPostPath, illustratedPost } from "../setup/content/sample-pages";
import { helpCategoryPath, screenPath, screens } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Gzipped bytes of script that a page may load before any interaction. */
const budget = 105 * 1024;

/** Transferred bytes of the home page on a phone, texts gzipped. */
const homeBudget = 350 * 1024;

function recordScripts(page: Page) {
  const scripts: Promise<{ url: string; body: Buffer }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(response.body().then((body) => ({ url: response.url(), body })));
  });
  return () => Promise.all(scripts);
}

/** In a large viewport, with the home page's first carousel in view from the start. */
async function openAndRecord(path: string, width = 1920, height = 1080) {
  let scripts = () => Promise.resolve<{ url: string; body: Buffer }[]>([]);
  const { page } = await site.openPage({
    path,
    width,
    height,
    prepare: (newPage) => {
      scripts = recordScripts(newPage);
      return Promise.resolve();
    },
  });
  await settle(page);
  return { page, scripts };
}

/** Everything until two seconds after `load` counts as the first load. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForTimeout(2_000);
  await page.waitForLoadState("networkidle");
}

const paths = [
  ...screens.map((screen) => screenPath(screen, "sv")),
  helpCategoryPath("about", "sv"),
  illustratedPost("sv").path,
  missingPagePath("sv"),
  missingPostPath("sv"),
];

test.each(paths)("%s loads at most 105 KB of script", async (path) => {
  const { scripts } = await openAndRecord(path);
  const loaded = await scripts();
  const sizes = loaded.map(
    ({ url, body }) => [gzipSync(body).length, new URL(url).pathname] as const,
  );
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  // The framework alone is 40 KB: less would mean nothing was counted.
  expect(total).toBeGreaterThan(40 * 1024);
  const isWithinBudget = total <= budget;
  expect({ total, sizes, isWithinBudget }).toEqual({ total, sizes, isWithinBudget: true });
});

test("the home page loads at most 350 KB in total on a phone with a high-density display", async () => {
  const answers: Promise<number>[] = [];
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    height: 812,
    context: { deviceScaleFactor: 2 },
    prepare: (newPage) => {
      newPage.on("response", (response) => {
        answers.push(response.body().then((body) => Math.min(body.length, gzipSync(body).length)));
      });
      return Promise.resolve();
    },
  });
  await settle(page);
  const total = (await Promise.all(answers)).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(budget / 2);
  expect(total).toBeLessThanOrEqual(homeBudget);
});

test("react-slick loads only when a carousel approaches the viewport", async () => {
  const { page, scripts } = await openAndRecord(screenPath("home", "sv"), 375, 667);
  const withSlick = async () =>
    (await scripts()).filter(({ body }) => body.includes("slick-track"));
  expect((await scripts()).length).toBeGreaterThan(2);
  expect(await withSlick()).toEqual([]);

  await page.locator("main section [data-slide]").first().scrollIntoViewIfNeeded();
  await page.locator(".slick-track").first().waitFor();
  expect(await withSlick()).toHaveLength(1);
});
