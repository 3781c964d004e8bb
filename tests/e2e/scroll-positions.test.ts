/** Back and Forward restore the scroll position. */
import type { Page } from "playwright-core";
import { holdRequests } from "../setup/pages/blog-list-page";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

async function scrollTo(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), pixels);
  await untilAt(page, pixels);
  // Gatsby saves the scroll position in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

async function untilAt(page: Page, pixels: number): Promise<void> {
  await page.waitForFunction((top) => Math.abs(scrollY - top) <= 1, pixels);
}

async function untilOn(page: Page, screen: "home" | "about", locale: Locale): Promise<void> {
  await page.waitForURL(site.origin + screenPath(screen, locale));
  const name = pageText(locale, screen, "hero.title");
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function goToAbout(page: Page, locale: Locale): Promise<void> {
  // The driver's own click would scroll to the footer first.
  const link = page.locator(`footer a[href="${screenPath("about", locale)}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  await untilOn(page, "about", locale);
  await untilAt(page, 0);
}

test.each(locales)(
  "Back and Forward restore each page's position repeatedly (%s)",
  async (locale) => {
    const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
    await scrollTo(page, 1_200);
    await goToAbout(page, locale);
    await scrollTo(page, 700);
    for (let round = 0; round < 2; round += 1) {
      await page.goBack();
      await untilOn(page, "home", locale);
      await untilAt(page, 1_200);
      await page.goForward();
      await untilOn(page, "about", locale);
      await untilAt(page, 700);
    }
    expect(problems()).toEqual([]);
  },
);

test("scrolling while Back is loading keeps the left page's scroll position", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  await goToAbout(page, "sv");
  // Only a page that is not in the window's memory keeps a visitor waiting.
  await page.reload({ waitUntil: "networkidle" });
  await scrollTo(page, 700);
  const letGo = await holdRequests(page, "**/page-data/index/page-data.json");
  await page.goBack();
  await page.waitForURL(`${site.origin}/`);
  await scrollTo(page, 300);
  letGo();
  await untilOn(page, "home", "sv");
  await page.goForward();
  await untilOn(page, "about", "sv");
  await untilAt(page, 700);
});

test("a reload restores the scroll position", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  await goToAbout(page, "sv");
  await scrollTo(page, 700);
  await page.reload();
  await untilAt(page, 700);
});
