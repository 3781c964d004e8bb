/** The cookie banner and its dialog: focus, layout, storage. */
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
} from "../setup/pages/consent-page";
import {
  goTo,
  hasFocus,
  containsFocus,
  pageWidth,
  scrollThrough,
} from "../setup/browser/page-probes";
import { siteUnderTest, type VisitOptions } from "../setup/servers/site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const open = (options: Partial<VisitOptions> = {}) =>
  site.openPage({ path: screenPath("home", "sv"), ...options });

test("a click on accept is stored and stays in force", async () => {
  const { page, context } = await open();
  // The banner does not take the focus, and stays during navigation.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await goTo(page, "about", "sv");
  expect(await storedBy(page)).toEqual({});
  await choiceButton(page, "sv", "accept").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");

  await page.reload({ waitUntil: "networkidle" });
  expect(await bannerOn(page, "sv").count()).toBe(0);
  expect(await storedBy(page)).toEqual(onlyRecordOf(everything));
  expect(await context.cookies()).toEqual([]);
});

test("Tab reaches the banner after the skip link and before the header", async () => {
  const { page } = await open();
  const banner = bannerOn(page, "sv");
  await page.keyboard.press("Tab");
  expect(await containsFocus(banner)).toBe(false);
  const stops = [
    banner.getByRole("link"),
    ...(["customize", "reject", "accept"] as const).map((key) => choiceButton(page, "sv", key)),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    expect(await hasFocus(stop)).toBe(true);
  }
  await page.keyboard.press("Tab");
  expect(await containsFocus(page.getByRole("banner"))).toBe(true);
});

test("without JavaScript there is no banner, no settings button, and nothing stored", async () => {
  const { page, context } = await open({ javaScript: false });
  expect(await bannerOn(page, "sv").count()).toBe(0);
  const name = consentText("sv", "settingsItem");
  expect(await page.getByRole("button", { name }).count()).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

/** The page behind when a dialog opens, before anything is painted. Runs in the page. */
function pageAtOpening() {
  return new Promise<{ overflow: string; width: number }>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("dialog[open]")) return;
      observer.disconnect();
      const { overflowY } = getComputedStyle(document.documentElement);
      resolve({ overflow: overflowY, width: document.body.getBoundingClientRect().width });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

describe("with a scrollbar that takes width", () => {
  const siteWithBars = siteUnderTest(undefined, () => launchBrowser({ hasScrollbars: true }));

  test("opening a dialog locks the page's scrolling at once and keeps its width", async () => {
    const { page } = await siteWithBars.openPage({ path: screenPath("home", "sv") });
    const width = await pageWidth(page);
    expect(width).toBeLessThan(1280);
    const atOpening = page.evaluate(pageAtOpening);
    await choiceButton(page, "sv", "customize").click();
    expect(await atOpening).toEqual({ overflow: "hidden", width });
    await page.keyboard.press("Escape");
    await dialogOn(page, "sv").waitFor({ state: "detached" });
    expect(await pageWidth(page)).toBe(width);
  });
});

test.each(locales)("banner and dialog fit (%s)", async (locale) => {
  const { page } = await site.openPage({ path: screenPath("home", locale) });
  for (const [width, height, highest] of [
    [320, 568, 200],
    [375, 667, 150],
    [768, 800, 150],
    [1280, 800, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    const banner = (await bannerOn(page, locale).boundingBox())!;
    expect(banner.y + banner.height).toBe(height);
    expect(banner.height).toBeLessThanOrEqual(highest);
    const [customize, reject, accept] = await Promise.all(
      (["customize", "reject", "accept"] as const).map((key) =>
        choiceButton(page, locale, key).boundingBox(),
      ),
    );
    // None is larger than another.
    for (const button of [customize, reject]) {
      expect([button!.width, button!.height]).toEqual([accept!.width, accept!.height]);
      expect(button!.y).toBe(accept!.y);
    }
    expect(accept!.x + accept!.width).toBeLessThanOrEqual(width);

    const dialog = (await (await openDialog(page, locale)).boundingBox())!;
    expect(Math.min(dialog.x, dialog.y)).toBeGreaterThanOrEqual(0);
    expect(dialog.x + dialog.width).toBeLessThanOrEqual(width);
    expect(dialog.y + dialog.height).toBeLessThanOrEqual(height);
    await page.keyboard.press("Escape");
    await bannerOn(page, locale).waitFor();
  }
});

test("the end of the page is readable above the banner", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "en"), width: 320 });
  await scrollThrough(page);
  // The footer's background continues behind the banner; its last links do not.
  const end = page.getByRole("contentinfo").getByRole("link").last();
  await page.waitForFunction(
    ([end, banner]) => {
      // Lazy content may make the page longer.
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      return end.getBoundingClientRect().bottom <= banner.getBoundingClientRect().top;
    },
    [await end.elementHandle(), await bannerOn(page, "en").elementHandle()] as const,
  );

  await choiceButton(page, "en", "reject").click();
  await page.waitForFunction(() => {
    const end = document.querySelector("footer")!.getBoundingClientRect().bottom;
    return Math.abs(end - innerHeight) < 1;
  });
});

test.each(locales)("the banner shows its buttons in 320 × 256 pixels (%s)", async (locale) => {
  const path = screenPath("home", locale);
  const { page } = await open({ path, width: 320, height: 256 });
  for (const key of ["customize", "reject", "accept"] as const) {
    const { y, height } = (await choiceButton(page, locale, key).boundingBox())!;
    expect([key, y >= 0, y + height <= 256]).toEqual([key, true, true]);
  }
});

test("when storage throws, the page works and the choice lasts for the visit", async () => {
  const { page } = await open({
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: refuse });
        Object.defineProperty(window, "sessionStorage", { get: refuse });
      }),
  });
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await choiceButton(page, "sv", "accept").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  expect(warnings.at(-1)).toContain("could not be stored");
  await goTo(page, "about", "sv");
  expect(await bannerOn(page, "sv").count()).toBe(0);
});

test("if the dialog fails to load, the banner still accepts a choice", async () => {
  const { page, pageErrors } = await open({ hasFaults: true });
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.route("**/*.js", (route) => route.abort());
  await choiceButton(page, "sv", "customize").click();
  expect((await warned).text()).toContain("could not be loaded");
  await choiceButton(page, "sv", "reject").click();
  await bannerOn(page, "sv").waitFor({ state: "detached" });
  expect(await storedBy(page)).toEqual(onlyRecordOf(nothing));
  expect(pageErrors).toEqual([]);
});
