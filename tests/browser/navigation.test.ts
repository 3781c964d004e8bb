/** Client-side navigation: the head, announcements and focus, prefetching, and slow pages. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import type { Site } from "../setup/servers/site";
import { posts } from "../setup/content/embedded-posts";
import { goTo, headTags, holdRequests, navigate, loadedAt } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { site as facts } from "../../src/config/site";
import { defaultLocale, locales, type Locale } from "../../src/i18n/locales";
import { screenAlternates, screenPath, type ScreenName } from "../../src/i18n/routes";

async function expectHeadOf(page: Page, screen: ScreenName, locale: Locale): Promise<string> {
  const canonical = facts.url + screenPath(screen, locale);
  // Gatsby writes the head after the page.
  await page.waitForFunction(
    (href) => document.querySelector('link[rel="canonical"]')?.getAttribute("href") === href,
    canonical,
  );
  const tags = await headTags(page);
  const alternates = screenAlternates(screen);
  expect([tags.canonicals, tags.ogUrls, tags.lang]).toEqual([[canonical], [canonical], locale]);
  expect([tags.titles.length, tags.descriptions.length]).toEqual([1, 1]);
  expect(tags.alternates).toEqual([
    ...locales.map((each) => [each, facts.url + alternates[each]]),
    ["x-default", facts.url + alternates[defaultLocale]],
  ]);
  return tags.titles[0]!;
}

test("the head changes with the page, each tag once; robots and JSON-LD go with theirs", async ({
  site,
}) => {
  const [post] = posts.sv;
  const { page } = await site.openPage({ path: post!.path });
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.textContent()).toContain('"BlogPosting"');
  const loaded = await loadedAt(page);
  await navigate(page, screenPath("appTerms", "sv"));
  const titles = [await expectHeadOf(page, "appTerms", "sv")];
  expect((await headTags(page)).robots).toEqual(["noindex, nofollow"]);
  await expect(data).toHaveCount(0);
  for (const screen of ["about", "product", "helpCentre", "blog"] as const) {
    await goTo(page, screen, "sv");
    titles.push(await expectHeadOf(page, screen, "sv"));
    expect((await headTags(page)).robots).toEqual([]);
  }
  expect(new Set(titles).size).toBe(titles.length);

  // A card leads to its post, which is read from its beginning.
  await page.locator("main").getByRole("link", { name: post!.title }).click();
  await page.getByRole("heading", { level: 1, name: post!.title }).waitFor();
  await page.waitForFunction((title) => document.title.startsWith(title), post!.title);
  const head = await headTags(page);
  const url = facts.url + post!.path;
  expect([head.titles.length, head.canonicals, head.ogUrls]).toEqual([1, [url], [url]]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const current = page.getByRole("banner").getByRole("navigation").locator("[aria-current]");
  await expect(current).toHaveText([pageText("sv", "layout", "screens.blog")]);
  await page.goBack();
  expect(await expectHeadOf(page, "blog", "sv")).toBe(titles.at(-1));
  expect(await loadedAt(page)).toBe(loaded);
});

test("a new page is announced in its language, and Tab starts at its beginning", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  const region = page.locator("[aria-live]:not([role])");
  await region.waitFor({ state: "attached" });
  // The browser itself has announced the first.
  expect(await region.allTextContents()).toEqual([""]);

  for (const locale of ["sv", "en"] as const) {
    await navigate(page, screenPath("about", locale));
    await expectHeadOf(page, "about", locale);
    const heading = await page.locator("main h1").textContent();
    const words = pageText(locale, "layout", "newPage", { page: heading! });
    await region.getByText(words, { exact: true }).waitFor({ state: "attached" });
    await expect(region).toHaveAttribute("lang", locale);
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: pageText(locale, "layout", "skipToContent") });
    await expect(skip).toBeFocused();
  }
  // What Gatsby says in English nobody hears.
  const announcer = page.locator("#gatsby-announcer");
  await expect(announcer).toBeHidden();
  expect(await announcer.getAttribute("aria-live")).toBeNull();
  await page.goBack();
  await expectHeadOf(page, "about", "sv");
});

/** What a page is made of: its data, its template's script and styles. */
const parts = [
  new RegExp(`/page-data${screenPath("about", "sv")}/page-data\\.json$`),
  /templates-about.*\.js$/,
  /templates-about.*\.css$/,
];

test("a page is prefetched when a pointer hovers over its link, and following the link requests nothing", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("privacyPolicy", "sv") });
  const asked: string[] = [];
  page.on("request", (request) => {
    const isPrefetch = request.headers()["sec-purpose"] === "prefetch";
    const isPart = parts.some((part) => part.test(request.url()));
    if (isPart && !isPrefetch) asked.push(request.url());
  });

  const name = pageText("sv", "layout", "screens.about");
  const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const answers = parts.map((part) =>
    page.waitForResponse((response) => part.test(response.url())),
  );
  await link.hover();
  await Promise.all(answers);
  expect(asked).toHaveLength(parts.length);

  await link.click();
  await page.waitForURL(site.origin + screenPath("about", "sv"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(asked).toHaveLength(parts.length);
});

/** Opens a page, and follows a link whose page's data does not come until the returned function is called. */
async function follow(site: Site, link: string, hasFaults = false) {
  const { page } = await site.openPage({ path: screenPath("home", "en"), hasFaults });
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await page.clock.install();
  // Within the page's contents, so that what was clicked disappears.
  const card = page.locator(link).first();
  const path = (await card.getAttribute("href"))!;
  const release = await holdRequests(page, "**/page-data/**/*.json");
  await card.click();
  await page.locator("main [aria-busy=true]").filter({ visible: true }).waitFor();
  return { page, path, release, loads };
}

const titlesOn = (page: Page) => page.getByRole("heading", { level: 1 }).filter({ visible: true });

test.describe("a slow navigation", () => {
  const list = `footer a[href="${screenPath("blog", "en")}"]`;

  test("to a post shows its skeleton", async ({ site }) => {
    const { page, path, release, loads } = await follow(site, 'main a[href^="/en/blog/"]');
    expect(page.url()).toBe(site.origin + path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(titlesOn(page)).toHaveCount(0);
    const status = page.getByRole("status").filter({ hasText: /./ });
    expect(await status.allInnerTexts()).toContain(pageText("en", "layout", "loadingPost"));
    release();
    await page.locator("main article h1").waitFor();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(loads).toEqual([]);
    await page.goBack();
    await page.waitForURL(site.origin + screenPath("home", "en"));
  });

  test("is given up by Back, to where the page was", async ({ site }) => {
    const { page, release, loads } = await follow(site, list);
    await page.goBack();
    const title = pageText("en", "home", "hero.title");
    await titlesOn(page).filter({ hasText: title }).waitFor();
    await page.waitForFunction(() => scrollY > 1_000);
    release();
    await page.waitForLoadState("networkidle");
    expect(await titlesOn(page).allInnerTexts()).toEqual([title]);
    expect(loads).toEqual([]);
  });

  test("whose connection is lost carries on once there is one", async ({ site }) => {
    // Without a connection, the site is asked in vain.
    const { page, path, loads } = await follow(site, 'main a[href^="/en/blog/"]', true);
    const notice = page.getByText(pageText("en", "layout", "unreachable"));
    await page.context().setOffline(true);
    await page.clock.fastForward(6_000);
    await notice.waitFor();
    expect(loads).toEqual([]);
    await page.context().setOffline(false);
    await page.locator("main article h1").waitFor();
    expect(page.url()).toBe(site.origin + path);
    await expect(notice).toBeHidden();
  });

  test("that never ends becomes a full load", async ({ site }) => {
    const { page, loads } = await follow(site, list);
    await page.clock.fastForward(6_000);
    await page.locator("main article").first().waitFor();
    await expect.poll(() => loads.length).toBe(1);
  });
});
