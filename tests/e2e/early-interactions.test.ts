/** Clicks and scrolling before hydration. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { consentText, withRecord } from "../setup/pages/consent-page";
import { holdRequests } from "../setup/pages/blog-list-page";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const openMenu = pageText("sv", "layout", "openMenu");
const cookieChoices = consentText("sv", "settingsItem");

/** Opens a page whose scripts load only after `releaseScripts`. */
async function openWithoutScripts(path: string) {
  let releaseScripts = (): void => undefined;
  const visit = await site.openPage({
    path,
    width: 375,
    until: "load",
    async prepare(page) {
      await withRecord('{"analytics":false,"marketing":false}')(page);
      releaseScripts = await holdRequests(page, "**/*.js");
    },
  });
  return { ...visit, releaseScripts };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.each([openMenu, cookieChoices])("%s opens once the scripts have loaded", async (name) => {
  const { page, releaseScripts, problems } = await openWithoutScripts(screenPath("about", "sv"));
  await button(page, name).click();
  releaseScripts();
  await page.getByRole("dialog").waitFor();
  expect(problems()).toEqual([]);
});

test("nothing opens if the visitor has clicked elsewhere since", async () => {
  const { page, releaseScripts, problems } = await openWithoutScripts(screenPath("about", "sv"));
  await button(page, openMenu).click();
  await page.getByRole("heading", { level: 1 }).click();
  releaseScripts();
  // This click opens its dialog, so the page is hydrated; the earlier one stays closed.
  await button(page, cookieChoices).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(problems()).toEqual([]);
});

const articles = (page: Page) =>
  page.getByRole("region", { name: pageText("en", "home", "articles.title"), exact: true });

/** Scrolls the carousel into view and waits until the page has been told. */
async function scrollToArticles(page: Page): Promise<void> {
  await articles(page).evaluate(async (section) => {
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    section.scrollIntoView({ block: "center", behavior: "instant" });
    await scrolled;
  });
}

test("a carousel scrolled to before hydration gets its dots", async () => {
  const { page, releaseScripts, problems } = await openWithoutScripts(screenPath("home", "en"));
  await scrollToArticles(page);
  releaseScripts();
  await articles(page).getByRole("button").first().waitFor();
  expect(problems()).toEqual([]);
});

test("a carousel in view after a reload gets its dots", async () => {
  const path = screenPath("home", "en");
  const { page, problems } = await site.openPage({ path, width: 375 });
  await scrollToArticles(page);
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await articles(page).getByRole("button").first().waitFor();
  expect(problems()).toEqual([]);
});
