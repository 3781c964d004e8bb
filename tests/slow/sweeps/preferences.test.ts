/** User preferences: forced colours, reduced motion, 400 % zoom. */
import { expect, test } from "../../setup/fixtures";
import type { Page } from "@playwright/test";
import { wrongStops } from "../../setup/browser/focus-order";
import { scrollThrough } from "../../setup/browser/page-probes";
import { pageText } from "../../setup/output/page-text";
import { locales } from "../../../src/i18n/locales";
import { helpCategoryPath, screenPath } from "../../../src/i18n/routes";

const paths = locales.flatMap((locale) => [
  screenPath("home", locale),
  screenPath("demoBooking", locale),
  screenPath("therapists", locale),
  screenPath("cookiePolicy", locale),
  helpCategoryPath("about", locale),
]);

/** Buttons and fields, but for those drawn as faces, whose edge cannot be seen where colours are forced. */
async function withoutEdge(page: Page): Promise<string[]> {
  const shaped =
    "input:not([type='range'], [type='radio']), textarea, [role='combobox'], [class*='button-module--button']";
  return await page.locator(shaped).evaluateAll((all) =>
    all
      .filter((element) => {
        const style = getComputedStyle(element);
        const isShown = element.checkVisibility({ visibilityProperty: true });
        // A button that looks like a link is underlined.
        if (!isShown || element.closest("[aria-hidden]") || style.textDecorationLine !== "none")
          return false;
        const hasLine = parseFloat(style.borderBottomWidth) >= 1 && style.borderStyle !== "none";
        return !hasLine || style.borderBottomColor === style.backgroundColor;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** What moves by itself; the bar's hairline follows the reader's scrolling. */
async function moving(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState }) => timeline === document.timeline && playState === "running",
        ).length,
  );
}

/** Texts that are hidden and yet have a ground: in forced colours, Chromium draws it over what lies behind. */
async function hiddenTextsWithGround(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isLaidOut = range.getBoundingClientRect().width > 0;
      const isHidden = getComputedStyle(parent).visibility === "hidden";
      const isTransparent = !parent.checkVisibility({ opacityProperty: true });
      if (isLaidOut && isHidden && !isTransparent) found.push(text.nodeValue!);
    }
    return found;
  });
}

/** Icons that do not have the colour of their text, which is one that the visitor sees well. */
async function iconsOfOwnColour(page: Page): Promise<string[]> {
  return await page
    .locator("svg.lucide")
    .evaluateAll((all) =>
      all
        .filter(
          (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color,
        )
        .map((icon) => icon.parentElement!.outerHTML.slice(0, 120)),
    );
}

for (const path of paths) {
  test(`${path} with forced colours and without motion`, async ({ site }) => {
    const { page } = await site.openPage({
      path,
      context: { forcedColors: "active", reducedMotion: "reduce" },
    });
    expect(await moving(page)).toBe(0);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(await moving(page)).toBe(0);
    expect(await withoutEdge(page)).toEqual([]);
    expect(await hiddenTextsWithGround(page)).toEqual([]);
    expect(await iconsOfOwnColour(page)).toEqual([]);
    expect(await wrongStops(page)).toEqual([]);
  });
}

test("the blog's current page is marked with forced colours", async ({ site }) => {
  const path = screenPath("blog", "sv");
  const { page } = await site.openPage({ path, context: { forcedColors: "active" } });
  const pages = page.getByRole("navigation", { name: pageText("sv", "blog", "pagination") });
  await expect(pages.locator("[aria-current]")).toHaveCSS("border-top-style", "solid");
});

test("panels open at once for those who want no motion", async ({ site }) => {
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    context: { forcedColors: "active", reducedMotion: "reduce" },
  });
  await page.getByRole("button", { name: pageText("sv", "layout", "openMenu") }).click();
  const drawer = page.getByRole("dialog");
  await drawer.waitFor();
  expect(await moving(page)).toBe(0);
  // Its edge shows without its ground and its shadow.
  await expect(drawer).toHaveCSS("outline-style", "solid");
});

/** A window of 1280 × 1024 pixels, enlarged to 400 %. */
for (const path of paths) {
  test(`${path} can be used four times as large, with the cookie banner`, async ({ site }) => {
    const { page } = await site.openPage({
      path,
      width: 320,
      height: 256,
      context: { reducedMotion: "reduce" },
    });
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await wrongStops(page)).toEqual([]);
  });
}
