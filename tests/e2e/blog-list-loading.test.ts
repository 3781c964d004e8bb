/** `/blog?page=N` while its posts load, and when they fail to. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import {
  holdRequests,
  pageDataPattern,
  pageLink,
  titlesOfPage,
  untilShown,
} from "../setup/pages/blog-list-page";
import { headTags } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { locales } from "../../src/i18n/locales";
import { blogPageUrl, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Frames in which all titles were hidden, and titles seen in any frame. */
type Sightings = { hidden: number; shown: string[] };
type WatchedWindow = Window & { sightings?: Sightings };

/** Checks in every frame, from the first, whether one of the titles is visible. */
async function watchTitles(page: Page, titles: readonly string[]): Promise<void> {
  await page.addInitScript((watchedTitles) => {
    const sightings: Sightings = { hidden: 0, shown: [] };
    (window as WatchedWindow).sightings = sightings;
    const options = { opacityProperty: true, visibilityProperty: true };
    const check = (): void => {
      const links = [...document.querySelectorAll("main article a")];
      const watched = links.filter(({ textContent }) => watchedTitles.includes(textContent));
      const seen = watched.filter((link) => link.checkVisibility(options));
      sightings.shown.push(...seen.map(({ textContent }) => textContent));
      if (watched.length > 0 && seen.length === 0) sightings.hidden += 1;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, titles);
}

async function sightingsOn(page: Page): Promise<Sightings> {
  return (await page.evaluate(() => (window as WatchedWindow).sightings))!;
}

test.each(locales)("a direct visit to page 2 never shows page 1's posts (%s)", async (locale) => {
  let releaseScripts = (): void => undefined;
  let releaseData = (): void => undefined;
  const { page, problems } = await site.openPage({
    path: blogPageUrl(2, locale),
    until: "hydrated",
    prepare: async (newPage) => {
      await watchTitles(newPage, titlesOfPage(1, locale));
      releaseScripts = await holdRequests(newPage, "**/*.js");
      releaseData = await holdRequests(newPage, pageDataPattern(2, locale));
      // First the HTML alone, until it has been painted a few times.
      void newPage
        .waitForFunction(() => ((window as WatchedWindow).sightings?.hidden ?? 0) > 5)
        .finally(() => releaseScripts());
    },
  });
  await page.locator('main ul[aria-busy="true"]').waitFor();
  releaseData();
  await untilShown(page, 2, locale);

  const { hidden, shown } = await sightingsOn(page);
  expect(shown).toEqual([]);
  // Page 1's cards were in the HTML, and were checked.
  expect(hidden).toBeGreaterThan(5);
  const visible = page.locator("main article a").filter({ visible: true });
  expect(await visible.allInnerTexts()).toEqual(titlesOfPage(2, locale));
  expect((await headTags(page)).canonicals).toHaveLength(1);
  expect(problems()).toEqual([]);
});

test("page 1's posts are detected on a visit to page 1", async () => {
  const { page } = await site.openPage({
    path: screenPath("blog", "en"),
    prepare: (newPage) => watchTitles(newPage, titlesOfPage(1, "en")),
  });
  await untilShown(page, 1, "en");
  await page.waitForFunction(() => (window as WatchedWindow).sightings!.shown.length > 0);
  expect((await sightingsOn(page)).hidden).toBe(0);
});

test("a page without its data shows an error at its own URL", async () => {
  const { page } = await site.openPage({ path: screenPath("blog", "en") });
  await page.route(pageDataPattern(2, "en"), (route) => route.abort());
  await pageLink(page, 2, "en").click();

  const alert = page.getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain(pageText("en", "blog", "loadFailed"));
  expect(await page.locator("main article").count()).toBe(0);
  expect(page.url()).toBe(site.origin + blogPageUrl(2, "en"));

  // The other pages still work.
  await pageLink(page, 3, "en").click();
  await untilShown(page, 3, "en");
});

test.each([
  ["the connection fails", "abort"],
  ["the server fails", "answer 500"],
])("when %s once, a retry loads the posts", async (_, failure) => {
  const { page } = await site.openPage({ path: screenPath("blog", "en") });
  const pattern = pageDataPattern(2, "en");
  await page.route(pattern, (route) =>
    failure === "abort" ? route.abort() : route.fulfill({ status: 500 }),
  );
  await pageLink(page, 2, "en").click();
  const alert = page.getByRole("alert");
  await alert.waitFor();

  await page.unroute(pattern);
  await alert.getByRole("button", { name: pageText("en", "blog", "retry") }).click();
  await untilShown(page, 2, "en");
  expect(await alert.count()).toBe(0);
});

test("without any response, the page shows an error in the end", async () => {
  const { page } = await site.openPage({ path: screenPath("blog", "sv") });
  await holdRequests(page, pageDataPattern(2, "sv"));
  await pageLink(page, 2, "sv").click();
  await page.getByRole("alert").waitFor();
  expect(await page.locator("main article").count()).toBe(0);
});
