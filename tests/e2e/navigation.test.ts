/** Client-side navigation. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import { posts } from "../setup/content/embedded-posts";
import {
  hasFocus,
  headTags,
  markWindow,
  untilFocusMoved,
  wasReloaded,
} from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { site as facts } from "../../src/config/site";
import { defaultLocale, locales, type Locale } from "../../src/i18n/locales";
import { blogPageUrl, screenAlternates, screenPath, type Screen } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Follows a link of the footer, which names most screens. */
async function goTo(
  page: Page,
  screen: "about" | "blog" | "product" | "helpCentre",
  locale: Locale,
) {
  const name = pageText(locale, "layout", `screens.${screen}`);
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(site.origin + screenPath(screen, locale));
}

async function expectHeadOf(page: Page, screen: Screen, locale: Locale): Promise<string> {
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

test.each(locales)("the head changes with the page, each tag once (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
  await markWindow(page);
  const titles = [await expectHeadOf(page, "home", locale)];
  for (const screen of ["about", "product", "helpCentre", "blog"] as const) {
    await goTo(page, screen, locale);
    titles.push(await expectHeadOf(page, screen, locale));
  }
  await page.goBack();
  expect(await expectHeadOf(page, "helpCentre", locale)).toBe(titles[3]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(await wasReloaded(page)).toBe(false);
  expect(problems()).toEqual([]);
});

type NavigatingWindow = Window & { ___navigate?: (to: string) => void };

async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as NavigatingWindow).___navigate?.(to), path);
  await page.waitForURL(site.origin + path);
}

test("the page's language changes with a link into the other one", async () => {
  const { page, problems } = await site.openPage({ path: screenPath("about", "sv") });
  await navigate(page, screenPath("about", "en"));
  await expectHeadOf(page, "about", "en");
  const demo = pageText("en", "layout", "bookDemo");
  await page.getByRole("banner").getByRole("link", { name: demo }).waitFor();
  await page.goBack();
  await expectHeadOf(page, "about", "sv");
  expect(problems()).toEqual([]);
});

test("the robots tag changes with the page", async () => {
  const { page } = await site.openPage({ path: screenPath("privacyPolicy", "en") });
  expect((await headTags(page)).robots).toEqual([]);
  await navigate(page, screenPath("appTerms", "en"));
  await expectHeadOf(page, "appTerms", "en");
  expect((await headTags(page)).robots).toEqual(["noindex, nofollow"]);
  await navigate(page, screenPath("about", "en"));
  await expectHeadOf(page, "about", "en");
  expect((await headTags(page)).robots).toEqual([]);
});

test.each(locales)("a card leads to its post, whose head is its own (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("blog", locale) });
  const [post] = posts[locale];
  await markWindow(page);
  await page.locator("main").getByRole("link", { name: post!.title }).click();
  await page.getByRole("heading", { level: 1, name: post!.title }).waitFor();
  await page.waitForFunction((title) => document.title.startsWith(title), post!.title);
  const { titles, canonicals, ogUrls } = await headTags(page);
  expect(titles).toHaveLength(1);
  expect([canonicals, ogUrls]).toEqual([[facts.url + post!.path], [facts.url + post!.path]]);
  // A page is read from its beginning.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await wasReloaded(page)).toBe(false);
  expect(problems()).toEqual([]);
});

test("JSON-LD is removed with its page", async () => {
  const [post] = posts.sv;
  const { page, problems } = await site.openPage({ path: post!.path });
  const data = page.locator('script[type="application/ld+json"]');
  expect(await data.textContent()).toContain('"BlogPosting"');
  await goTo(page, "about", "sv");
  await expectHeadOf(page, "about", "sv");
  expect(await data.count()).toBe(0);
  expect(problems()).toEqual([]);
});

test.each(locales)("a post leads on to another (%s)", async (locale) => {
  const [post] = posts[locale];
  const { page, problems } = await site.openPage({ path: post!.path });
  await markWindow(page);
  const others = page.getByRole("region", { name: pageText(locale, "blog", "related") });
  const next = others.getByRole("link").first();
  const name = (await next.textContent()) ?? "";
  await next.click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await wasReloaded(page)).toBe(false);
  expect(problems()).toEqual([]);
});

test.each(locales)(
  "a new page is announced in its language, and Tab starts at its beginning (%s)",
  async (locale) => {
    const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
    const region = page.locator("body > [aria-live]");
    await region.waitFor({ state: "attached" });
    // The browser itself has announced the first.
    expect(await page.locator("[aria-live]:not([role])").allTextContents()).toEqual([""]);

    for (const screen of ["about", "product"] as const) {
      await goTo(page, screen, locale);
      await expectHeadOf(page, screen, locale);
      const heading = await page.locator("main h1").textContent();
      const words = pageText(locale, "layout", "newPage", { page: heading! });
      await region.getByText(words, { exact: true }).waitFor({ state: "attached" });
      expect(await region.getAttribute("lang")).toBe(locale);
      await untilFocusMoved(page);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: pageText(locale, "layout", "skipToContent") });
      expect(await hasFocus(skip)).toBe(true);
    }
    // What Gatsby says in English nobody hears.
    expect(await page.locator("#gatsby-announcer").isVisible()).toBe(false);
    expect(await page.locator("#gatsby-announcer").getAttribute("aria-live")).toBeNull();
    expect(problems()).toEqual([]);
  },
);

test("a page in the other language is announced in that language", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv") });
  await navigate(page, screenPath("about", "en"));
  const heading = await page.locator("main h1").textContent();
  const region = page.locator('body > [aria-live][lang="en"]');
  const words = pageText("en", "layout", "newPage", { page: heading! });
  await region.getByText(words, { exact: true }).waitFor({ state: "attached" });
});

test.each(locales)(
  "the skip link is the first stop and leads to the content (%s)",
  async (locale) => {
    const { page } = await site.openPage({ path: screenPath("home", locale) });
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: pageText(locale, "layout", "skipToContent") });
    expect(await hasFocus(skip)).toBe(true);
    const box = (await skip.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.height).toBeGreaterThan(20);

    await page.keyboard.press("Enter");
    expect(await hasFocus(page.locator("main"))).toBe(true);
    await page.keyboard.press("Tab");
    const isInMain = () => document.querySelector("main")!.contains(document.activeElement);
    expect(await page.evaluate(isInMain)).toBe(true);
  },
);

test("the menu marks the blog on its later pages and in a post", async () => {
  for (const path of [blogPageUrl(2, "sv"), posts.sv[0]!.path]) {
    const { page } = await site.openPage({ path });
    const menu = page.getByRole("banner").getByRole("navigation");
    const current = menu.locator("[aria-current]");
    expect(await current.allInnerTexts()).toEqual([pageText("sv", "layout", "screens.blog")]);
  }
});

test.each(["about", "blog"] as const)("the menu marks the current page: %s", async (screen) => {
  for (const locale of locales) {
    const { page } = await site.openPage({ path: screenPath(screen, locale) });
    const menu = page.getByRole("banner").getByRole("navigation");
    const current = menu.locator('[aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual([
      pageText(locale, "layout", `screens.${screen}`),
    ]);
  }
});
