/** Browsers at the floor of `browserslist`, that do not know `:has()` (Firefox before 121) or `round()` (Chrome before 125). */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { calculatorOn } from "../setup/pages/calculator-page";
import { pageText } from "../setup/output/page-text";
import type { Site } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

/** Removes each rule that such a browser does not read: one unknown selector drops it whole. */
async function forgetHas(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    let forgotten = 0;
    const forgetIn = (list: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = list.cssRules[index]!;
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(":has(")) {
          list.deleteRule(index);
          forgotten += 1;
        } else if (rule instanceof CSSGroupingRule) forgetIn(rule);
      }
    };
    for (const sheet of document.styleSheets) forgetIn(sheet);
    return forgotten;
  });
  // The mark of a menu's button: the styles were read.
  expect(count).toBeGreaterThan(0);
}

async function homeOn(site: Site, locale: Locale): Promise<Page> {
  const { page } = await site.openPage({ path: screenPath("home", locale) });
  await forgetHas(page);
  return page;
}

for (const locale of locales) {
  test(`the worst answer shows whom to call (${locale})`, async ({ site }) => {
    const page = await homeOn(site, locale);
    const group = page.getByRole("radiogroup", {
      name: pageText(locale, "home", "sides.question"),
    });
    const numbers = group.getByRole("link").filter({ visible: true });
    await expect(numbers).toHaveCount(0);
    // Said from the start, and true.
    await expect(page.getByText(pageText(locale, "home", "sides.unchanged"))).toBeVisible();
    await group.getByRole("radio", { name: pageText(locale, "home", "sides.mood.1") }).check();
    await expect(numbers).toHaveText(["112", "90101", "1177"]);
  });
}

test("a dialog holds the page, and lets go of it", async ({ site }) => {
  const page = await homeOn(site, "sv");
  const root = page.locator("html");
  const menu = page.getByRole("button", { name: pageText("sv", "layout", "changeLanguage") });
  await menu.first().click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expect(root).toHaveCSS("overflow-y", "hidden");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect(root).toHaveCSS("overflow-y", "visible");
});

test("the calculator's sheet is printed alone", async ({ site }) => {
  const page = await homeOn(site, "sv");
  const { root, total } = calculatorOn(page, "sv");
  await page.evaluate(() => (document.documentElement.dataset.sheet = ""));
  await page.emulateMedia({ media: "print" });
  await expect(total).toBeVisible();
  const others = page.locator("h1, h2").filter({ visible: true });
  expect(await others.allInnerTexts()).toEqual(await root.locator("h2").allInnerTexts());
});

test("a slide fills the list where widths are not rounded", async ({ site }) => {
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    javaScript: false,
    prepare: (fresh) =>
      fresh.route(/\/(|.*\.css)$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll("round(", "unknown(");
        await route.fulfill({ response, body });
      }),
  });
  const quotes = page.locator("[class*='carousel-module--list']").first();
  const width = await quotes.evaluate((list) => list.clientWidth);
  const slides = await quotes.getByRole("listitem").all();
  expect(slides.length).toBeGreaterThan(1);
  for (const slide of slides) expect((await slide.boundingBox())!.width).toBeCloseTo(width, 0);
});
