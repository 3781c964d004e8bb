/** The site without JavaScript. */
import type { Page } from "@playwright/test";
import { siteUnderTest } from "../../setup/servers/site";
import {
  blogPageCounts,
  pagesUpTo,
  postsOfPage,
  type ExpectedPost,
} from "../../setup/content/embedded-posts";
import { illustratedPost } from "../../setup/content/sample-pages";
import { locales } from "../../../src/i18n/locales";
import { blogPagePath, screenPath, screens } from "../../../src/i18n/routes";

const site = siteUnderTest();

async function openPlain(path: string, width = 1280) {
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
test.each(pages)("%s shows all its pictures", async (path) => {
  const { page } = await openPlain(path);
  expect(await page.locator("main img").count()).toBeGreaterThan(1);
  expect(await missingPictures(page)).toEqual([]);
});

test.each(locales)("the blog list is whole and leads to its later pages (%s)", async (locale) => {
  const { page } = await openPlain(screenPath("blog", locale));
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
    expect(await current.getAttribute("href")).toBe(blogPagePath(number, locale));
    // The numbers that need a script are out of the way.
    const scripted = page.locator('main a[href*="?page="]').filter({ visible: true });
    expect(await scripted.count()).toBe(0);
  }
});

/** Opens what the browser itself can open, and lists where the page's visible links lead. */
async function visibleLinks(page: Page): Promise<string[]> {
  // Those that are visible now: what opens may hold others.
  const folds = await page.locator("summary").filter({ visible: true }).elementHandles();
  for (const fold of folds) await fold.click();
  return await page
    .locator("a[href]")
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

test.each([375, 1280])(
  "every screen in both languages can be reached by links at %i px",
  async (width) => {
    const wanted = locales.flatMap((locale) => screens.map((screen) => screenPath(screen, locale)));
    const reached = new Set<string>();
    const waiting = [screenPath("home", "sv")];
    const { page } = await openPlain(waiting[0]!, width);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (reached.has(path) || !wanted.includes(path)) continue;
      reached.add(path);
      await page.goto(path);
      waiting.push(...(await visibleLinks(page)));
    }
    expect(wanted.filter((path) => !reached.has(path))).toEqual([]);
  },
);
