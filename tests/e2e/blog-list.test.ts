/** `/blog?page=N` in the browser. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import {
  holdRequests,
  pageDataPattern,
  pageLink,
  pagination,
  shownTitles,
  untilShown,
} from "../setup/pages/blog-list-page";
import {
  blogPageCounts,
  pagesUpTo,
  posts,
  postsOfPage,
  postsPerPage,
} from "../setup/content/embedded-posts";
import { blogPageAlternates } from "../setup/content/expected-pages";
import { hasFocus, headTags, markWindow, wasReloaded } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { site as facts } from "../../src/config/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { blogPageUrl, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
const secondPage = blogPageUrl(2, "en");

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

test.each(locales)("a click on page 2 shows skeletons, then its posts (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("blog", locale), height: 700 });
  await markWindow(page);
  const release = await holdRequests(page, pageDataPattern(2, locale));
  await pageLink(page, 2, locale).click();

  const list = page.locator('main ul[aria-busy="true"]');
  await list.waitFor();
  expect(await list.locator("> li").count()).toBe(postsPerPage);
  expect(await shownTitles(page)).toEqual([]);
  expect(await page.getByRole("status").allInnerTexts()).toContain(
    pageText(locale, "layout", "loadingPosts"),
  );

  release();
  await untilShown(page, 2, locale);
  expect(await page.locator("main [aria-busy=true]").count()).toBe(0);
  const heading = page.getByRole("heading", { name: pageText(locale, "blog", "articles") });
  expect(await hasFocus(heading)).toBe(true);
  const box = await page.locator("main article").first().boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y).toBeLessThan(700);

  expect(page.url()).toBe(site.origin + blogPageUrl(2, locale));
  await expectHeadOfPage(page, 2, locale);
  expect(await wasReloaded(page)).toBe(false);
  expect(problems()).toEqual([]);
});

test.each(
  locales.flatMap((locale) =>
    [1, 2].flatMap((number) =>
      [375, 768, 1280].map((width) => [blogPageUrl(number, locale), width] as const),
    ),
  ),
)("titles that fit have no ellipsis on %s at %i px", async (path, width) => {
  const { page } = await site.openPage({ path, width });
  for (const title of await page.locator("main article :is(h2, h3)").all()) {
    const shown = await title.screenshot();
    const fits = await title.evaluate((heading) => {
      const { clientHeight } = heading;
      heading.style.setProperty("-webkit-line-clamp", "none");
      return heading.clientHeight === clientHeight;
    });
    const whole = await title.screenshot();
    expect([await title.innerText(), fits, shown.equals(whole)]).toEqual([
      expect.anything(),
      true,
      true,
    ]);
  }
});

test("Back and Forward go through the list pages and update the head", async () => {
  const { page, problems } = await site.openPage({ path: screenPath("blog", "en") });
  await pageLink(page, 2, "en").click();
  await untilShown(page, 2, "en");
  await pageLink(page, 3, "en").click();
  await untilShown(page, 3, "en");
  await page.goBack();
  await untilShown(page, 2, "en");
  await expectHeadOfPage(page, 2, "en");
  await page.goBack();
  await untilShown(page, 1, "en");
  await expectHeadOfPage(page, 1, "en");
  await page.goForward();
  await untilShown(page, 2, "en");
  expect(page.url()).toBe(site.origin + secondPage);
  expect(problems()).toEqual([]);
});

/** Every kind of step: next, previous, skipping one, and back to a visited page. */
test.each([[[1, 2, 1]], [[2, 3, 1]], [[2, 1, 3, 1, 2]], [[3, 2, 3]]])(
  "Back and Forward go through %j in turn",
  async (visited) => {
    const [first, ...others] = visited as [number, ...number[]];
    const { page, problems } = await site.openPage({ path: blogPageUrl(first, "en") });
    await untilShown(page, first, "en");
    for (const number of others) {
      await pageLink(page, number, "en").click();
      await untilShown(page, number, "en");
    }
    const expectPage = async (number: number) => {
      await untilShown(page, number, "en");
      expect(page.url()).toBe(site.origin + blogPageUrl(number, "en"));
    };
    for (const number of visited.slice(0, -1).reverse()) {
      await page.goBack();
      await expectPage(number);
    }
    for (const number of others) {
      await page.goForward();
      await expectPage(number);
    }
    expect(problems()).toEqual([]);
  },
);

test.each(locales)(
  "the menu leads from page 2 to page 1, and Back to page 2 (%s)",
  async (locale) => {
    const { page } = await site.openPage({ path: blogPageUrl(2, locale) });
    await untilShown(page, 2, locale);
    const name = pageText(locale, "layout", "screens.blog");
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await untilShown(page, 1, locale);
    await page.goBack();
    await untilShown(page, 2, locale);
    await page.goForward();
    await untilShown(page, 1, locale);
  },
);

test("a link to the current page adds no history entry", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "en") });
  const entries = () => page.evaluate(() => history.length);
  await page.locator(`footer a[href="${screenPath("blog", "en")}"]`).click();
  await untilShown(page, 1, "en");
  await pageLink(page, 2, "en").click();
  await untilShown(page, 2, "en");
  const before = await entries();
  await pageLink(page, 2, "en").click();
  await untilShown(page, 2, "en");
  expect(await entries()).toBe(before);
  await page.goBack();
  await untilShown(page, 1, "en");
  await page.goBack();
  await page.waitForURL(site.origin + screenPath("about", "en"));
});

test("Back from a post returns to its list page", async () => {
  const { page } = await site.openPage({ path: secondPage });
  await untilShown(page, 2, "en");
  const [post] = postsOfPage(2, "en");
  await page.getByRole("link", { name: post!.title }).click();
  await page.getByRole("heading", { level: 1, name: post!.title }).waitFor();
  await page.goBack();
  await untilShown(page, 2, "en");
  await expectHeadOfPage(page, 2, "en");
});

test.each(["0", "-1", "abc", "1.5", "", "1"])("?page=%s is page 1", async (value) => {
  const { page, problems } = await site.openPage({
    path: `${screenPath("blog", "en")}?page=${value}`,
  });
  await untilShown(page, 1, "en");
  await expectHeadOfPage(page, 1, "en");
  expect(problems()).toEqual([]);
});

test.each(locales)("a page number beyond the last shows the last page (%s)", async (locale) => {
  const last = blogPageCounts[locale];
  const { page } = await site.openPage({ path: `${screenPath("blog", locale)}?page=999` });
  await untilShown(page, last, locale);
  await expectHeadOfPage(page, last, locale);
  expect(posts[locale].at(-1)!.title).toBe((await shownTitles(page)).at(-1));
});

test("the pagination marks only the current page", async () => {
  const { page } = await site.openPage({ path: screenPath("blog", "en") });
  for (const number of pagesUpTo(blogPageCounts.en)) {
    if (number > 1) await pageLink(page, number, "en").click();
    await untilShown(page, number, "en");
    const current = pagination(page, "en").locator('[aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual([String(number)]);
  }
});

test("the pagination has at most five numbers, correct URLs, and disabled arrows at the ends", async () => {
  const { page } = await site.openPage({ path: screenPath("blog", "en") });
  const count = blogPageCounts.en;
  for (const number of pagesUpTo(count)) {
    if (number > 1) await pageLink(page, number, "en").click();
    await untilShown(page, number, "en");
    const numbers = pagination(page, "en").locator("ol a");
    expect(await numbers.count()).toBe(Math.min(5, count));
    const hrefs = await numbers.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(hrefs).toContain(blogPageUrl(number, "en"));
    expect(hrefs[0]).toBe(blogPageUrl(1, "en"));

    const [back, next] = [
      pagination(page, "en").locator("> *").first(),
      pagination(page, "en").locator("> *").last(),
    ];
    expect(await back.getAttribute("href")).toBe(number > 1 ? blogPageUrl(number - 1, "en") : null);
    expect(await next.getAttribute("href")).toBe(
      number < count ? blogPageUrl(number + 1, "en") : null,
    );
    expect(await back.getAttribute("aria-disabled")).toBe(number === 1 ? "true" : null);
    expect(await next.getAttribute("aria-disabled")).toBe(number === count ? "true" : null);
  }
});
