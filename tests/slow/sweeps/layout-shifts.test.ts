/** No layout shifts on a phone or a tablet, in small steps of scrolling; wide pages: `tests/browser/crawl.test.ts`. */
import { expect, test } from "../../setup/fixtures";
import { shiftsOn, watchShifts } from "../../setup/browser/layout-shifts";
import { illustratedPost } from "../../setup/content/sample-pages";
import { blogPageUrl, screenPath } from "../../../src/i18n/routes";
import { scrollThrough } from "../../setup/browser/page-faults";

for (const [path, width] of [
  [screenPath("home", "sv"), 375],
  [screenPath("home", "en"), 375],
  [screenPath("home", "sv"), 768],
  [screenPath("about", "sv"), 375],
  [illustratedPost("sv").path, 375],
] as const) {
  test(`${path} at ${width} px`, async ({ site }) => {
    const { page } = await site.openPage({ path, width, prepare: watchShifts });
    await page.evaluate(scrollThrough, 32);
    await page.waitForLoadState("networkidle");
    expect(await shiftsOn(page)).toEqual([]);
  });
}

test("a direct visit to blog page 2, while its posts load", async ({ site }) => {
  const { page } = await site.openPage({ path: blogPageUrl(2, "sv"), prepare: watchShifts });
  await page.locator("main article").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await shiftsOn(page)).toEqual([]);
});
