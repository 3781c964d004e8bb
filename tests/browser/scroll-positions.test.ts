/** Back and Forward restore the scroll position. */
import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { holdRequests } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";
import { illustratedPost } from "../setup/content/sample-pages";

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
  await page.waitForURL(screenPath(screen, "sv"));
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

test("Back and Forward restore each page's position repeatedly", async ({ site }) => {
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

test("scrolling while Back is loading keeps the left page's scroll position", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  await goToAbout(page);
  // Only a page that is not in the window's memory keeps a visitor waiting.
  await page.reload({ waitUntil: "networkidle" });
  await scrollTo(page, 700);
  const letGo = await holdRequests(page, "**/page-data/index/page-data.json");
  await page.goBack();
  await page.waitForURL("/");
  await scrollTo(page, 300);
  letGo();
  await untilOn(page, "home");
  await page.goForward();
  await untilOn(page, "about");
  await untilAt(page, 700);
});

test("a reload restores the scroll position", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  await goToAbout(page);
  await scrollTo(page, 700);
  await page.reload();
  await untilAt(page, 700);
});

const offset = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Reads on from where a link has led to. @returns the position, in pixels from the top. */
async function readOn(page: Page, pixels: number): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const position = (await offset(page)) + pixels;
  await scrollTo(page, position);
  return position;
}

const texts = [
  ["a legal document", screenPath("privacyPolicy", "sv")],
  ["an article", illustratedPost("sv").path],
] as const;

for (const [what, path] of texts) {
  test(`Back and Forward over the contents of ${what} find the place`, async ({ site }) => {
    const { page } = await site.openPage({ path, context: { reducedMotion: "reduce" } });
    const contents = page.locator("main nav a[href^='#']").filter({ visible: true });
    const follow = (index: number) =>
      contents.nth(index).evaluate((link: HTMLElement) => link.click());
    await scrollTo(page, 250);
    await follow(1);
    const first = await readOn(page, 130);
    await follow(0);
    const second = await readOn(page, 70);

    await page.goBack();
    await untilAt(page, first);
    await page.goBack();
    await untilAt(page, 250);
    await page.goForward();
    await untilAt(page, first);
    await page.goForward();
    await untilAt(page, second);

    // Another page, and back.
    const home = page.locator(`footer a[href="${screenPath("about", "sv")}"]`);
    await home.evaluate((link: HTMLElement) => link.click());
    await untilOn(page, "about");
    await page.goBack();
    await page.waitForURL(`**${path}#*`);
    await untilAt(page, second);
    await page.goBack();
    await untilAt(page, first);
  });
}

test("after a reload, hydration leaves the page where it is, not at the fragment", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: texts[0][1], context: { reducedMotion: "reduce" } });
  const link = page.locator("main nav a[href^='#']").filter({ visible: true }).nth(1);
  await link.evaluate((element: HTMLElement) => element.click());
  const letGo = await holdRequests(page, "**/*.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  // Chromium itself restores the position at some reloads, and goes to the fragment at others.
  const position = await readOn(page, 130);
  letGo();
  await page.waitForFunction(() => window.isHydrated);
  // Time for the router.
  await page.waitForTimeout(500);
  await untilAt(page, position);
});

test("a link with a fragment that cannot be decoded leaves the page as it is", async ({ site }) => {
  const { page } = await site.openPage({ path: texts[0][1] });
  await scrollTo(page, 250);
  const link = page.locator("main nav a[href^='#']").filter({ visible: true }).first();
  await link.evaluate((element: HTMLAnchorElement) => {
    document.documentElement.dataset.stays = "";
    element.href = "#100%";
    element.click();
  });
  await page.waitForURL("**#100%");
  // Time for the router, and for a reload.
  await page.waitForTimeout(500);
  await expect(page.locator("html[data-stays]")).toHaveCount(1);
  await untilAt(page, 250);
});

test("a link to a part of the page that is shown leads to it again", async ({ site }) => {
  const { page } = await site.openPage({ path: texts[0][1], context: { reducedMotion: "reduce" } });
  const link = page.locator("main nav a[href^='#']").filter({ visible: true }).nth(1);
  await link.evaluate((element: HTMLElement) => element.click());
  const position = (await readOn(page, 200)) - 200;
  await link.evaluate((element: HTMLElement) => element.click());
  await untilAt(page, position);
});
