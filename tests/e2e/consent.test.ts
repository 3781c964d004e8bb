/** The cookie banner and its dialog. */
import type { Page } from "playwright-core";
import { injectAxe, violations } from "../setup/browser/axe";
import { launchBrowser } from "../setup/browser/browser";
import {
  bannerOn,
  choiceButton,
  consentText,
  dialogOn,
  everything,
  nothing,
  onlyRecordOf,
  openDialog,
  storedBy,
  switchOn,
} from "../setup/pages/consent-page";
import {
  hasFocus,
  containsFocus,
  pageWidth,
  animationsFinished,
} from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const choices = [
  ["accept", everything],
  ["reject", nothing],
] as const;

async function openHome(locale: Locale = "sv", width = 1280) {
  return await site.openPage({ path: screenPath("home", locale), width });
}

async function goToAbout(page: Page, locale: Locale): Promise<void> {
  const name = pageText(locale, "layout", "screens.about");
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(site.origin + screenPath("about", locale));
}

describe.each(locales)("in %s", (locale) => {
  test.each(choices)("a click on %s is stored and stays in force", async (key, choice) => {
    const { page, context, problems } = await openHome(locale);
    expect(await storedBy(page)).toEqual({});
    await choiceButton(page, locale, key).click();
    await bannerOn(page, locale).waitFor({ state: "detached" });
    expect(await storedBy(page)).toEqual(onlyRecordOf(choice));
    await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");

    await goToAbout(page, locale);
    await page.reload({ waitUntil: "networkidle" });
    expect(await bannerOn(page, locale).count()).toBe(0);
    expect(await storedBy(page)).toEqual(onlyRecordOf(choice));
    expect(await context.cookies()).toEqual([]);
    expect(problems()).toEqual([]);
  });

  test("the dialog stores its switches and shows them again", async () => {
    const { page, problems } = await openHome(locale);
    const dialog = await openDialog(page, locale);
    expect(await bannerOn(page, locale).count()).toBe(0);
    for (const name of ["analytics", "marketing"] as const) {
      expect(await switchOn(page, locale, name).isChecked()).toBe(false);
    }
    await dialog.getByText(consentText(locale, "dialog.marketing.label"), { exact: true }).click();
    await choiceButton(page, locale, "save").click();
    await dialog.waitFor({ state: "detached" });
    const choice = { analytics: false, marketing: true };
    expect(await storedBy(page)).toEqual(onlyRecordOf(choice));
    expect(await bannerOn(page, locale).count()).toBe(0);

    await page.reload();
    await openDialog(page, locale, "footer");
    expect(await switchOn(page, locale, "analytics").isChecked()).toBe(false);
    expect(await switchOn(page, locale, "marketing").isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await storedBy(page)).toEqual(onlyRecordOf(choice));
    expect(problems()).toEqual([]);
  });

  test("banner and dialog work by keyboard", async () => {
    const { page } = await openHome(locale);
    // The banner does not take the focus.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const banner = bannerOn(page, locale);
    await page.keyboard.press("Tab");
    expect(await containsFocus(banner)).toBe(false);
    const stops = [
      banner.getByRole("link"),
      ...(["customize", "reject", "accept"] as const).map((key) => choiceButton(page, locale, key)),
    ];
    for (const stop of stops) {
      await page.keyboard.press("Tab");
      expect(await hasFocus(stop)).toBe(true);
    }
    await page.keyboard.press("Tab");
    expect(await containsFocus(page.getByRole("banner"))).toBe(true);

    for (let back = 0; back < 3; back += 1) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = dialogOn(page, locale);
    await dialog.waitFor();
    const analytics = switchOn(page, locale, "analytics");
    for (let stop = 0; stop < 4 && !(await hasFocus(analytics)); stop += 1) {
      expect(await containsFocus(dialog)).toBe(true);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Space");
    expect(await analytics.isChecked()).toBe(true);
    while (!(await hasFocus(choiceButton(page, locale, "save")))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await storedBy(page)).toEqual(onlyRecordOf({ analytics: true, marketing: false }));
    await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
  });

  test.each([320, 375, 1280])("no axe violations at %i px", async (width) => {
    const { page } = await site.openPage({
      path: screenPath("home", locale),
      width,
      prepare: injectAxe,
      context: { reducedMotion: "reduce" },
    });
    expect(await bannerOn(page, locale).isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await openDialog(page, locale);
    expect(await violations(page)).toEqual([]);
    await switchOn(page, locale, "analytics").check();
    await animationsFinished(dialogOn(page, locale));
    expect(await violations(page)).toEqual([]);
  });

  test("without JavaScript there is no banner, no settings button, and nothing stored", async () => {
    const visit = { path: screenPath("home", locale), javaScript: false };
    const { page, context, foreignRequests } = await site.openPage(visit);
    expect(await bannerOn(page, locale).count()).toBe(0);
    const name = consentText(locale, "settingsItem");
    expect(await page.getByRole("button", { name }).count()).toBe(0);
    expect([await context.cookies(), foreignRequests]).toEqual([[], []]);
  });
});

test.each([
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  [
    "the close button",
    (page: Page) => page.getByRole("button", { name: "Stäng", exact: true }).click(),
  ],
  ["a click outside", (page: Page) => page.mouse.click(10, 300)],
])("closing the dialog by %s stores nothing and focuses the banner", async (_, close) => {
  const { page } = await openHome();
  const dialog = await openDialog(page, "sv");
  await switchOn(page, "sv", "analytics").check();
  await close(page);
  await dialog.waitFor({ state: "detached" });
  await bannerOn(page, "sv").waitFor();
  expect(await hasFocus(choiceButton(page, "sv", "customize"))).toBe(true);
  expect(await storedBy(page)).toEqual({});
});

/** The page behind when a dialog opens, before anything is painted. */
async function pageAtOpening(page: Page): Promise<{ overflow: string; width: number }> {
  const atOpening = page.evaluate(
    () =>
      new Promise<{ overflow: string; width: number }>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector("dialog[open]")) return;
          observer.disconnect();
          const { overflowY } = getComputedStyle(document.documentElement);
          resolve({ overflow: overflowY, width: document.body.getBoundingClientRect().width });
        }).observe(document, { attributes: true, childList: true, subtree: true });
      }),
  );
  await choiceButton(page, "sv", "customize").click();
  return await atOpening;
}

test("opening a dialog locks the page's scrolling at once and keeps its width", async () => {
  const { page } = await openHome();
  const width = await pageWidth(page);
  expect(await pageAtOpening(page)).toEqual({ overflow: "hidden", width });
});

describe("with a scrollbar that takes width", () => {
  const siteWithBars = siteUnderTest(undefined, () => launchBrowser({ hasScrollbars: true }));

  test("opening a dialog keeps the page's width", async () => {
    const { page } = await siteWithBars.openPage({ path: screenPath("home", "sv") });
    const width = await pageWidth(page);
    expect(width).toBeLessThan(1280);
    expect(await pageAtOpening(page)).toEqual({ overflow: "hidden", width });
    await page.keyboard.press("Escape");
    await dialogOn(page, "sv").waitFor({ state: "detached" });
    expect(await pageWidth(page)).toBe(width);
  });
});

test("the page behind a dialog does not scroll", async () => {
  const { page } = await openHome();
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
  await openDialog(page, "sv");
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press("End");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the link in the dialog leads to the policy and closes the dialog", async () => {
  const { page, problems } = await openHome("en");
  const dialog = await openDialog(page, "en");
  await dialog.getByRole("link").click();
  await page.waitForURL(site.origin + screenPath("cookiePolicy", "en"));
  await dialog.waitFor({ state: "detached" });
  expect(await bannerOn(page, "en").isVisible()).toBe(true);
  expect(problems()).toEqual([]);
});

test("the banner stays during navigation", async () => {
  const { page, problems } = await openHome();
  await goToAbout(page, "sv");
  expect(await bannerOn(page, "sv").isVisible()).toBe(true);
  expect(await storedBy(page)).toEqual({});
  expect(problems()).toEqual([]);
});
