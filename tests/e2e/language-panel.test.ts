/** The language panel. */
import type { Locator, Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import {
  hasFocus,
  containsFocus,
  markWindow,
  pageWidth,
  animationsFinished,
  wasReloaded,
} from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
const height = 800;

/** The button in the header, or in the footer if the header has no room. */
function triggerOn(page: Page, locale: Locale): Locator {
  const name = pageText(locale, "layout", "changeLanguage");
  return page.getByRole("button", { name }).filter({ visible: true }).first();
}

async function openPanel(page: Page, locale: Locale): Promise<Locator> {
  await triggerOn(page, locale).click();
  const panel = page.getByRole("dialog", { name: pageText(locale, "layout", "chooseLanguage") });
  await panel.waitFor();
  return panel;
}

async function openOn(path: string, locale: Locale, width = 1280) {
  const visit = await site.openPage({ path, width, height });
  const panel = await openPanel(visit.page, locale);
  return { ...visit, panel, trigger: triggerOn(visit.page, locale) };
}

test.each(locales)(
  "the panel offers both languages and marks the current one (%s)",
  async (locale) => {
    const { panel, problems } = await openOn(screenPath("about", locale), locale);
    const links = panel.getByRole("link");
    expect(await links.allInnerTexts()).toEqual(["Svenska", "English"]);
    for (const [index, each] of locales.entries()) {
      const link = links.nth(index);
      expect(await link.getAttribute("href")).toBe(screenPath("home", each));
      expect(await link.getAttribute("lang")).toBe(each);
      expect(await link.getAttribute("aria-current")).toBe(each === locale ? "true" : null);
      // The decorative flag.
      expect(await link.locator('svg[aria-hidden="true"]').first().isVisible()).toBe(true);
    }
    expect(problems()).toEqual([]);
  },
);

test("the panel has its exact English texts", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "en") });
  const trigger = page.getByRole("banner").getByRole("button", { name: "Change language" });
  await trigger.click();
  const panel = page.getByRole("dialog", { name: "Choose language" });
  await panel.waitFor();
  expect(await panel.getByRole("heading").innerText()).toBe("Choose language");
});

test.each([
  ["sv", "en"],
  ["en", "sv"],
] as const)("changing from %s to %s reloads the page", async (from, to) => {
  const { page, panel, problems } = await openOn(screenPath("blog", from), from);
  await markWindow(page);
  const loaded = page.waitForEvent("load");
  await panel.getByRole("link", { name: pageText(from, "layout", `languageNames.${to}`) }).click();
  await loaded;
  expect(page.url()).toBe(site.origin + screenPath("home", to));
  expect(await wasReloaded(page)).toBe(true);
  expect(await page.locator("html").getAttribute("lang")).toBe(to);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(problems()).toEqual([]);
});

test("Escape, the close button and a click outside close the panel and restore the focus", async () => {
  const { page, trigger } = await openOn(screenPath("home", "sv"), "sv");
  const panel = page.getByRole("dialog");
  const ways: (() => Promise<void>)[] = [
    () => page.keyboard.press("Escape"),
    () => panel.getByRole("button", { name: pageText("sv", "layout", "closeLanguages") }).click(),
    () => page.mouse.click(40, 400),
  ];
  for (const [index, close] of ways.entries()) {
    if (index > 0) await openPanel(page, "sv");
    await animationsFinished(panel);
    expect(await containsFocus(panel)).toBe(true);
    await close();
    await panel.waitFor({ state: "detached" });
    expect(await hasFocus(trigger)).toBe(true);
  }
});

test("a click in the panel outside its links leaves it open", async () => {
  const { panel } = await openOn(screenPath("home", "sv"), "sv");
  await animationsFinished(panel);
  await panel.getByRole("heading").click();
  const box = (await panel.boundingBox())!;
  await panel.click({ position: { x: box.width / 2, y: box.height - 40 } });
  expect(await panel.isVisible()).toBe(true);
  expect(await panel.evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
});

/** The panel's start and end position, and the page's width at the start. */
async function slideOf(panel: Locator) {
  const { widthAtStart, start } = await panel.evaluate((dialog) => {
    const widthAtStart = document.body.getBoundingClientRect().width;
    const [animation] = dialog.getAnimations();
    if (!animation) return { widthAtStart };
    animation.pause();
    animation.currentTime = 0;
    const { x, y } = dialog.getBoundingClientRect();
    animation.play();
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    return { widthAtStart, start: { x, y, duration } };
  });
  await animationsFinished(panel);
  return { widthAtStart, start, end: (await panel.boundingBox())! };
}

test.each([769, 1280])(
  "at %i px the panel slides in from the right, 480 px wide",
  async (width) => {
    const { page, panel } = await openOn(screenPath("home", "en"), "en", width);
    const { widthAtStart, start, end } = await slideOf(panel);
    expect(end).toEqual({ x: (await pageWidth(page)) - 480, y: 0, width: 480, height });
    // On a slow machine, the animation may already have finished.
    const expectedStart = { x: widthAtStart, y: 0, duration: 300 };
    expect(start ?? expectedStart).toEqual(expectedStart);
  },
);

test.each([375, 768])("at %i px the panel slides in from below, 85%% high", async (width) => {
  const { page, panel } = await openOn(screenPath("home", "en"), "en", width);
  const { start, end } = await slideOf(panel);
  const widthAtStart = await pageWidth(page);
  expect(end).toEqual({ x: 0, y: height * 0.15, width: widthAtStart, height: height * 0.85 });
  const expectedStart = { x: 0, y: height, duration: 300 };
  expect(start ?? expectedStart).toEqual(expectedStart);
});

test("closing plays an animation of 0.3 s before the panel is gone", async () => {
  const { page, panel } = await openOn(screenPath("home", "en"), "en");
  await animationsFinished(panel);
  // Start observing before the key press.
  const closing = await panel.evaluateHandle((dialog) => {
    const seen = new Promise<unknown>((resolve) => {
      const check = () => {
        const running = dialog.getAnimations();
        if (running.length === 0) return;
        resolve(running.map(({ effect }) => effect?.getComputedTiming().duration));
      };
      new MutationObserver(check).observe(dialog, { attributes: true });
    });
    return { seen };
  });
  await page.keyboard.press("Escape");
  expect(await closing.evaluate(({ seen }) => seen)).toEqual([300]);
  await panel.waitFor({ state: "detached" });
});

test("on phones the panel opens from the drawer and closes without it", async () => {
  const { page, problems } = await site.openPage({ path: screenPath("home", "en"), width: 375 });
  await page.getByRole("button", { name: pageText("en", "layout", "openMenu") }).click();
  const drawer = page.getByRole("dialog", { name: pageText("en", "layout", "menu") });
  const name = pageText("en", "layout", "changeLanguage");
  await drawer.getByRole("button", { name }).click();
  const panel = page.getByRole("dialog", { name: pageText("en", "layout", "chooseLanguage") });
  await panel.waitFor();
  await animationsFinished(panel);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await drawer.isVisible()).toBe(true);
  expect(await hasFocus(drawer.getByRole("button", { name }))).toBe(true);
  expect(problems()).toEqual([]);
});
