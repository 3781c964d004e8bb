/** Back and Forward restore the scroll position. */
import type { Page } from "playwright-core";
import { holdRequests } from "../setup/pages/blog-list-page";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
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

async function untilOn(page: Page, screen: "home" | "about"): Promise<void> {
  await page.waitForURL(site.origin + screenPath(screen, "sv"));
  const name = pageText("sv", screen, "hero.title");
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function goToAbout(page: Page): Promise<void> {
  // The driver's own click would scroll to the footer first.
  const link = page.locator(`footer a[href="${screenPath("about", "sv")}"]`);
  await link.evaluate((element: HTMLElement) => element.click());
  await untilOn(page, "about");
  await untilAt(page, 0);
}

test("Back and Forward restore each page's position repeatedly", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  await scrollTo(page, 1_200);
  await goToAbout(page);
  await scrollTo(page, 700);
  for (let round = 0; round < 2; round += 1) {
    await page.goBack();
    await untilOn(page, "home");
    await untilAt(page, 1_200);
    await page.goForward();
    await untilOn(page, "about");
    await untilAt(page, 700);
  }
});

test("scrolling while Back is loading keeps the left page's scroll position", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  await goToAbout(page);
  // Only a page that is not in the window's memory keeps a visitor waiting.
  await page.reload({ waitUntil: "networkidle" });
  await scrollTo(page, 700);
  const letGo = await holdRequests(page, "**/page-data/index/page-data.json");
  await page.goBack();
  await page.waitForURL(`${site.origin}/`);
  await scrollTo(page, 300);
  letGo();
  await untilOn(page, "home");
  await page.goForward();
  await untilOn(page, "about");
  await untilAt(page, 700);
});

test("a reload restores the scroll position", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  await goToAbout(page);
  await scrollTo(page, 700);
  await page.reload();
  await untilAt(page, 700);
});
