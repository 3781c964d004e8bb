/** Browsers at the floor of `browserslist` that do not know `:has()`: Firefox 115 to 120. */
import type { Page } from "@playwright/test";
import { calculatorOn } from "../setup/pages/calculator-page";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

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

async function homeOn(locale: (typeof locales)[number]): Promise<Page> {
  const { page } = await site.openPage({ path: screenPath("home", locale) });
  await forgetHas(page);
  return page;
}

test.each(locales)("the worst answer shows whom to call (%s)", async (locale) => {
  const page = await homeOn(locale);
  const group = page.getByRole("radiogroup", { name: pageText(locale, "home", "sides.question") });
  const numbers = group.getByRole("link");
  expect(await numbers.filter({ visible: true }).count()).toBe(0);
  // Said from the start, and true.
  expect(await page.getByText(pageText(locale, "home", "sides.unchanged")).isVisible()).toBe(true);
  await group.getByRole("radio", { name: pageText(locale, "home", "sides.mood.1") }).check();
  expect(await numbers.filter({ visible: true }).allInnerTexts()).toEqual(["112", "90101", "1177"]);
});

test("a dialog holds the page, and lets go of it", async () => {
  const page = await homeOn("sv");
  const scroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  const menu = page.getByRole("button", { name: pageText("sv", "layout", "changeLanguage") });
  await menu.first().click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await scroll()).toBe("hidden");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await scroll()).toBe("visible");
});

test("the calculator's sheet is printed alone", async () => {
  const page = await homeOn("sv");
  const { root, total } = calculatorOn(page, "sv");
  await page.evaluate(() => (document.documentElement.dataset.sheet = ""));
  await page.emulateMedia({ media: "print" });
  expect(await total.isVisible()).toBe(true);
  const others = page.locator("h1, h2").filter({ visible: true });
  expect(await others.allInnerTexts()).toEqual(await root.locator("h2").allInnerTexts());
});
