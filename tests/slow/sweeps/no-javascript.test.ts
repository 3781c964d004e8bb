/** The site without JavaScript. */
import { expect, test } from "../../setup/fixtures";
import type { Page } from "@playwright/test";
import {
  blogPageCounts,
  pagesUpTo,
  postsOfPage,
  type ExpectedPost,
} from "../../setup/content/embedded-posts";
import { illustratedPost } from "../../setup/content/sample-pages";
import type { Site } from "../../setup/servers/site";
import { locales } from "../../../src/i18n/locales";
import { blogPagePath, screenPath, screens } from "../../../src/i18n/routes";

async function openPlain(site: Site, path: string, width = 1280) {
  return await site.openPage({ path, width, javaScript: false });
}

async function missingPictures(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(640, 450);
  for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
  await page.waitForLoadState("networkidle");
  return await page.evaluate(() =>
    [...document.images]
      .filter((img) => img.checkVisibility() && !(img.complete && img.naturalWidth > 0))
      .map((img) => img.src),
  );
}

function titlesOf(list: readonly ExpectedPost[]): string[] {
  return list.map(({ title }) => title);
}

const pages = locales.flatMap((locale) => [
  screenPath("home", locale),
  screenPath("about", locale),
  illustratedPost(locale).path,
]);

// Their texts are in the HTML: `tests/site`.
for (const path of pages) {
  test(`${path} shows all its pictures`, async ({ site }) => {
    const { page } = await openPlain(site, path);
    expect(await page.locator("main img").count()).toBeGreaterThan(1);
    expect(await missingPictures(page)).toEqual([]);
  });
}

for (const locale of locales) {
  test(`the blog list is whole and leads to its later pages (${locale})`, async ({ site }) => {
    const { page } = await openPlain(site, screenPath("blog", locale));
    for (const number of pagesUpTo(blogPageCounts[locale])) {
      if (number > 1) {
        const target = blogPagePath(number, locale);
        await page.locator(`main a[href="${target}"]`).filter({ visible: true }).click();
        await page.waitForURL(site.origin + target);
      }
      const cards = page.locator("main article a").filter({ visible: true });
      expect(await cards.allInnerTexts()).toEqual(titlesOf(postsOfPage(number, locale)));
      expect(await missingPictures(page)).toEqual([]);
      const current = page.locator('main a[aria-current="page"]').filter({ visible: true });
      await expect(current).toHaveAttribute("href", blogPagePath(number, locale));
      // The numbers that need a script are out of the way.
      const scripted = page.locator('main a[href*="?page="]').filter({ visible: true });
      await expect(scripted).toHaveCount(0);
    }
  });
}

/** Opens what the browser itself can open, and lists where the page's visible links lead. */
async function visibleLinks(page: Page): Promise<string[]> {
  // Those that are visible now: what opens may hold others. The header's menu last, as it covers the page.
  const folds = await page.locator("summary").filter({ visible: true }).elementHandles();
  for (const fold of folds.reverse()) await fold.click();
  return await page
    .locator("a[href]")
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

for (const width of [375, 1280]) {
  test(`every screen in both languages can be reached by links at ${width} px`, async ({
    site,
  }) => {
    const wanted = locales.flatMap((locale) => screens.map((screen) => screenPath(screen, locale)));
    const reached = new Set<string>();
    const waiting = [screenPath("home", "sv")];
    const { page } = await openPlain(site, waiting[0]!, width);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (reached.has(path) || !wanted.includes(path)) continue;
      reached.add(path);
      await page.goto(path);
      waiting.push(...(await visibleLinks(page)));
    }
    expect(wanted.filter((path) => !reached.has(path))).toEqual([]);
  });
}
