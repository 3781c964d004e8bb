/** A slow navigation to a post or the blog list shows the skeleton of what comes. */
import type { Page } from "playwright-core";
import { holdRequests } from "../setup/pages/blog-list-page";
import { markWindow, wasReloaded } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Opens a page, and follows a link whose page's data does not come until the returned function is called. */
async function follow(from: "home" | "blog", link: string, locale: Locale) {
  const { page, problems } = await site.openPage({ path: screenPath(from, locale) });
  await markWindow(page);
  // Within the page's contents, so that what was clicked disappears.
  const card = page.locator(link).first();
  const path = (await card.getAttribute("href"))!;
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const release = await holdRequests(page, "**/page-data/**/*.json");
  await card.click();
  await page.locator("main [aria-busy=true]").filter({ visible: true }).waitFor();
  const top = await page.evaluate(() => scrollY);
  return { page, problems, path, title, release, top };
}

const titles = (page: Page) => page.getByRole("heading", { level: 1 }).filter({ visible: true });

describe.each(locales)("in %s", (locale) => {
  const blog = screenPath("blog", locale);

  test.each(["home", "blog"] as const)("a post, from %s", async (from) => {
    const link = `main a[href^="${blog}/"]`;
    const { page, problems, path, release, top } = await follow(from, link, locale);
    expect(page.url()).toBe(site.origin + path);
    expect(top).toBe(0);
    expect(await titles(page).count()).toBe(0);
    const status = page.getByRole("status").filter({ hasText: /./ });
    expect(await status.allInnerTexts()).toContain(pageText(locale, "layout", "loadingPost"));

    release();
    await page.locator("main article h1").waitFor();
    expect(await page.locator("main [aria-busy=true]").count()).toBe(0);
    expect(await wasReloaded(page)).toBe(false);
    await page.goBack();
    await page.waitForURL(site.origin + screenPath(from, locale));
    expect(problems()).toEqual([]);
  });

  test("the list, from home", async () => {
    const { page, release } = await follow("home", `footer a[href="${blog}"]`, locale);
    expect(page.url()).toBe(site.origin + blog);
    expect(await titles(page).allInnerTexts()).toEqual([pageText(locale, "blog", "title")]);
    release();
    await page.locator("main article").first().waitFor();
    expect(await wasReloaded(page)).toBe(false);
  });

  test("Back returns to the page that was left, where it was", async () => {
    const { page, title, release } = await follow("home", `footer a[href="${blog}"]`, locale);
    await page.goBack();
    await titles(page).filter({ hasText: title }).waitFor();
    expect(page.url()).toBe(site.origin + screenPath("home", locale));
    await page.waitForFunction(() => scrollY > 1_000);
    release();
    await page.waitForLoadState("networkidle");
    expect(await titles(page).allInnerTexts()).toEqual([title]);
    expect(await wasReloaded(page)).toBe(false);
  });
});

test("a page that never comes is loaded in full", async () => {
  const { page } = await follow("home", 'footer a[href="/blog"]', "sv");
  await page.locator("main article").first().waitFor();
  expect(await wasReloaded(page)).toBe(true);
});
