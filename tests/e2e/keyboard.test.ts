/** Keyboard journeys that no other test covers. */
import type { Locator, Page } from "playwright-core";
import { pageLink, pagination, untilShown } from "../setup/pages/blog-list-page";
import { nothing, onlyRecordOf, withRecord } from "../setup/pages/consent-page";
import {
  hasFocus,
  containsFocus,
  animationsFinished,
  untilFocusMoved,
} from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { consentKey } from "../../src/browser/storage-entries";
import { locales, type Locale } from "../../src/i18n/locales";
import { blogPageUrl, screenPath, type Screen } from "../../src/i18n/routes";

const site = siteUnderTest();

async function open(screen: Screen, locale: Locale, width: number) {
  return await site.openPage({
    path: screenPath(screen, locale),
    width,
    prepare: withRecord(onlyRecordOf(nothing)[consentKey]!),
  });
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, maxStops = 60): Promise<void> {
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press("Tab");
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

test.each(locales)("the language can be changed (%s)", async (locale) => {
  const other = locales.find((each) => each !== locale)!;
  const { page, problems } = await open("about", locale, 1280);
  const name = pageText(locale, "layout", "changeLanguage");
  await tabTo(page, page.getByRole("banner").getByRole("button", { name }));
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: pageText(locale, "layout", "chooseLanguage") });
  await panel.waitFor();
  await animationsFinished(panel);
  expect(await containsFocus(panel)).toBe(true);

  const link = panel.getByRole("link", {
    name: pageText(locale, "layout", `languageNames.${other}`),
  });
  await tabTo(page, link, 4);
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await loaded;
  expect(page.url()).toBe(site.origin + screenPath("home", other));
  expect(problems()).toEqual([]);
});

test.each(locales)(
  "the drawer leads to a page, where focus starts at the top (%s)",
  async (locale) => {
    const { page, problems } = await open("home", locale, 375);
    const toggle = page.getByRole("button", { name: pageText(locale, "layout", "openMenu") });
    await tabTo(page, toggle, 5);
    await page.keyboard.press("Space");
    const drawer = page.getByRole("dialog", { name: pageText(locale, "layout", "menu") });
    await drawer.waitFor();
    await animationsFinished(drawer);
    const name = pageText(locale, "layout", "screens.therapists");
    await tabTo(page, drawer.getByRole("link", { name }), 8);
    await page.keyboard.press("Enter");
    await page.waitForURL(site.origin + screenPath("therapists", locale));
    await drawer.waitFor({ state: "detached" });
    await untilFocusMoved(page);

    const skip = page.getByRole("link", { name: pageText(locale, "layout", "skipToContent") });
    await tabTo(page, skip, 1);
    await page.keyboard.press("Enter");
    expect(await hasFocus(page.locator("main"))).toBe(true);
    expect(problems()).toEqual([]);
  },
);

function articles(page: Page, locale: Locale): Locator {
  const name = pageText(locale, "home", "articles.title");
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
}

test.each(locales)("a carousel goes to its end and keeps the focus (%s)", async (locale) => {
  const { page, problems } = await open("home", locale, 1280);
  const carousel = articles(page, locale);
  await carousel.evaluate((section) => section.scrollIntoView({ block: "center" }));
  const [next, last] = (["nextSlide", "noNextSlides"] as const).map((key) =>
    carousel.getByRole("button", { name: pageText(locale, "common", key), exact: true }),
  );
  await next!.focus();
  // A key press before the slides are ready has no effect.
  for (let step = 0; step < 6 && (await last!.count()) === 0; step += 1) {
    await page.keyboard.press("Enter");
    await animationsFinished(carousel);
    await page.waitForTimeout(200);
  }
  await last!.waitFor();
  expect(await hasFocus(last!)).toBe(true);
  await page.keyboard.press("Tab");
  // On to the first visible slide.
  const slide = page.locator("[data-slide]:focus-within");
  expect(await carousel.locator("[data-slide]").nth(2).textContent()).toBe(
    await slide.textContent(),
  );
  await page.keyboard.press("Shift+Tab");
  expect(await hasFocus(last!)).toBe(true);
  expect(problems()).toEqual([]);
});

test.each(locales)("a dot leads to its slide (%s)", async (locale) => {
  const { page } = await open("home", locale, 375);
  const carousel = articles(page, locale);
  await carousel.evaluate((section) => section.scrollIntoView({ block: "center" }));
  const dots = carousel.locator("button");
  await dots.nth(2).waitFor({ state: "attached" });
  const dot = carousel.getByRole("button", {
    name: pageText(locale, "common", "goToSlide", { number: 3 }),
  });
  await dot.focus();
  await page.keyboard.press("Space");
  await carousel.locator("button[aria-current]").and(dot).waitFor();
  expect(await hasFocus(dot)).toBe(true);
});

test.each(locales)(
  "a later blog page opens, and focus continues with its posts (%s)",
  async (locale) => {
    const { page, problems } = await open("blog", locale, 1280);
    await tabTo(page, pageLink(page, 2, locale));
    await page.keyboard.press("Enter");
    await page.waitForURL(site.origin + blogPageUrl(2, locale));
    await untilShown(page, 2, locale);
    await page.keyboard.press("Tab");
    expect(await containsFocus(page.locator("main article").first())).toBe(true);
    await tabTo(page, pagination(page, locale).getByRole("link").first());
    expect(problems()).toEqual([]);
  },
);
