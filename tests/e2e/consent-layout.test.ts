/** The cookie banner and its dialog at every width. */
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { shiftsOn, noShifts, watchShifts } from "../setup/browser/layout-shifts";
import { scrollThrough } from "../setup/browser/page-probes";
import { bannerOn, choiceButton, openDialog } from "../setup/pages/consent-page";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();

test.each([320, 375, 768, 1280, 1920])("banner and dialog fit at %i px", async (width) => {
  for (const locale of locales) {
    const height = width < 600 ? 568 : 800;
    const { page } = await site.openPage({ path: screenPath("home", locale), width, height });
    const banner = (await bannerOn(page, locale).boundingBox())!;
    expect(banner.y + banner.height).toBe(height);
    expect(banner.height).toBeLessThanOrEqual(height / 2);
    const [reject, accept] = await Promise.all(
      (["reject", "accept"] as const).map((key) => choiceButton(page, locale, key).boundingBox()),
    );
    // Neither is larger than the other.
    expect([accept!.width, accept!.height]).toEqual([reject!.width, reject!.height]);
    expect(accept!.y).toBe(reject!.y);
    expect(accept!.x + accept!.width).toBeLessThanOrEqual(width);

    const dialog = (await (await openDialog(page, locale)).boundingBox())!;
    expect(dialog.x).toBeGreaterThanOrEqual(0);
    expect(dialog.y).toBeGreaterThanOrEqual(0);
    expect(dialog.x + dialog.width).toBeLessThanOrEqual(width);
    expect(dialog.y + dialog.height).toBeLessThanOrEqual(height);
    await page.context().close();
  }
});

test.each([375, 1280])("at %i px the banner appears without a layout shift", async (width) => {
  const visit = { path: screenPath("about", "sv"), width, prepare: watchShifts };
  const { page } = await site.openPage(visit);
  await bannerOn(page, "sv").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await shiftsOn(page)).toEqual(noShifts);
});

test.each([320, 1280])(
  "at %i px the end of the page is readable above the banner",
  async (width) => {
    const { page } = await site.openPage({ path: screenPath("home", "en"), width });
    await scrollThrough(page);
    // The footer's background continues behind the banner; its last links do not.
    const end = page.getByRole("contentinfo").getByRole("link").last();
    await page.waitForFunction(
      ([end, banner]) => {
        // Lazy content may make the page longer.
        scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
        return end.getBoundingClientRect().bottom <= banner.getBoundingClientRect().top;
      },
      [await end.elementHandle(), await bannerOn(page, "en").elementHandle()] as const,
    );

    await choiceButton(page, "en", "reject").click();
    await page.waitForFunction(() => {
      const end = document.querySelector("footer")!.getBoundingClientRect().bottom;
      return Math.abs(end - innerHeight) < 1;
    });
  },
);
