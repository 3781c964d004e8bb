/** `/blog?page=N`: history, head and focus, while its posts load, and when they fail to. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { blogPageCounts, postsOfPage } from "../setup/content/embedded-posts";
import { blogPageAlternates } from "../setup/content/expected-pages";
import { headTags, holdRequests, openUnhydrated, loadedAt } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { site as facts } from "../../src/config/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { blogPageUrl, screenPath } from "../../src/i18n/routes";

const secondPage = blogPageUrl(2, "en");

/** In the pagination for visitors with JavaScript. */
const pageLink = (page: Page, number: number, locale: Locale) =>
  page.getByRole("link", { name: pageText(locale, "blog", "page", { page: number }), exact: true });

/** The data of the second pages. */
const pageData = "**/blog/page/2/page-data.json*";

const titlesOfPage = (number: number, locale: Locale) =>
  postsOfPage(number, locale).map(({ title }) => title);

async function untilShown(page: Page, number: number, locale: Locale): Promise<void> {
  const total = blogPageCounts[locale];
  const status = pageText(locale, "blog", "loaded", { page: number, total });
  await expect(page.getByRole("status").filter({ hasText: status })).toBeAttached();
  const titles = await page.locator("main article a").allInnerTexts();
  expect(titles).toEqual(titlesOfPage(number, locale));
}

async function expectHeadOfPage(page: Page, number: number, locale: Locale): Promise<void> {
  const { titles, canonicals, ogUrls, alternates, lang } = await headTags(page);
  const word = locale === "sv" ? "sida" : "page";
  expect(titles).toHaveLength(1);
  if (number > 1) expect(titles[0]).toMatch(new RegExp(` - ${word} ${number}$`));
  else expect(titles[0]).not.toContain(` - ${word} `);
  const url = facts.url + blogPageUrl(number, locale);
  expect([canonicals, ogUrls, lang]).toEqual([[url], [url], locale]);
  const expected = Object.entries(blogPageAlternates(number)).map(([l, to]) => [l, facts.url + to]);
  expect(alternates).toEqual(expect.arrayContaining(expected));
  expect(alternates).toHaveLength(expected.length + 1);
}

// Its skeletons and what is said meanwhile: `blog-list.test.tsx`.
test("a click on page 2 leads to its posts, without a reload", async ({ site }) => {
  const locale = "sv";
  const { page } = await site.openPage({ path: screenPath("blog", locale), height: 700 });
  const loaded = await loadedAt(page);
  await pageLink(page, 2, locale).click();
  await untilShown(page, 2, locale);
  const name = pageText(locale, "blog", "articles");
  await expect(page.getByRole("heading", { name, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  const link = page.locator("main article").first().locator(":focus");
  await expect(link).toHaveCount(1);
  const { y } = (await link.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(700);
  expect(page.url()).toBe(site.origin + blogPageUrl(2, locale));
  await expectHeadOfPage(page, 2, locale);
  expect(await loadedAt(page)).toBe(loaded);
});

for (const locale of locales) {
  test(`titles that fit have no ellipsis (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("blog", locale) });
    const list = page.locator("main ul:has(article)").first();
    await list.evaluate((cards) => {
      for (const image of cards.querySelectorAll("img")) image.style.visibility = "hidden";
    });
    /** The list's looks, with the titles clamped to two lines or not at all: no other has an ellipsis. */
    const look = async (clamp: "" | "none") => {
      await page.locator("main article :is(h2, h3)").evaluateAll((all, value) => {
        for (const each of all as HTMLElement[])
          each.style.setProperty("-webkit-line-clamp", value);
      }, clamp);
      return await list.screenshot();
    };
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const clamped = await look("");
      expect([width, clamped.equals(await look("none"))]).toEqual([width, true]);
    }
  });
}

test("Back and Forward go through the list pages and update the head", async ({ site }) => {
  const { page } = await site.openPage({ path: secondPage });
  await untilShown(page, 2, "en");
  for (const number of [1, 3]) {
    await pageLink(page, number, "en").click();
    await untilShown(page, number, "en");
  }
  for (const number of [1, 2]) {
    await page.goBack();
    await untilShown(page, number, "en");
    await expectHeadOfPage(page, number, "en");
  }
  for (const number of [1, 3]) {
    await page.goForward();
    await untilShown(page, number, "en");
    expect(page.url()).toBe(site.origin + blogPageUrl(number, "en"));
  }
});

type WatchedWindow = Window & { framesWithout: number; shown: Set<string> };

/** In every frame, from the first: the titles that are visible while there are any. */
function watchTitles(): void {
  const watched = Object.assign(window as unknown as WatchedWindow, {
    framesWithout: 0,
    shown: new Set<string>(),
  });
  const options = { opacityProperty: true, visibilityProperty: true };
  const check = (): void => {
    const links = [...document.querySelectorAll("main article a")];
    const seen = links.filter((link) => link.checkVisibility(options));
    for (const { textContent } of seen) watched.shown.add(textContent);
    if (links.length > 0 && seen.length === 0) watched.framesWithout += 1;
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

test("a direct visit to page 2 never shows page 1's posts", async ({ site }) => {
  const locale = "en";
  const { page, hydrate } = await openUnhydrated(site, {
    path: blogPageUrl(2, locale),
    prepare: (newPage) => newPage.addInitScript(watchTitles),
  });
  const releaseData = await holdRequests(page, pageData);
  // First the HTML alone, with the cards of page 1, until it has been painted a few times.
  await page.waitForFunction(() => (window as unknown as WatchedWindow).framesWithout > 5);
  hydrate();
  await page.locator('main ul[aria-busy="true"]').waitFor();
  releaseData();
  await untilShown(page, 2, locale);
  const shown = await page.evaluate(() => [...(window as unknown as WatchedWindow).shown]);
  expect(shown).toEqual(titlesOfPage(2, locale));
});

test("without any response, the page shows an error in the end", async ({ site }) => {
  const { page } = await site.openPage({
    path: screenPath("blog", "sv"),
    hasFaults: true,
    // The site's patience ends a hundred times sooner.
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100);
      }),
  });
  await holdRequests(page, pageData);
  await pageLink(page, 2, "sv").click();
  await page.getByRole("alert").waitFor();
  expect(await page.locator("main article").count()).toBe(0);
});
