/** Pages that a browser translates: what is shown is the state, whatever is pressed. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { scrollThrough } from "../setup/browser/page-probes";
import { translate, untranslated } from "../setup/browser/translator";
import { blogPageCounts, postsOfPage } from "../setup/content/embedded-posts";
import { illustratedPost, missingPostPath } from "../setup/content/sample-pages";
import { pageText } from "../setup/output/page-text";
import { visitTranslated } from "../setup/pages/translated-page";
import { formatKronor } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { helpCategoryPath, screenPath } from "../../src/i18n/routes";
import { totalText } from "../setup/pages/calculator-page";

const shown = async (place: Locator) => untranslated((await place.textContent()) ?? "");

/** A few kinds of page; `tests/slow/sweeps` has them all. */
const paths = [
  screenPath("home", "sv"),
  screenPath("product", "en"),
  screenPath("blog", "sv"),
  illustratedPost("en").path,
  screenPath("helpCentre", "sv"),
  helpCategoryPath("about", "en"),
  screenPath("demoBooking", "sv"),
  missingPostPath("en"),
];

for (const path of paths) {
  test(`${path} survives its use`, ({ site }) => visitTranslated(site, path));
}

/** Waits until an element shows a text, whatever the translator has made of it. */
async function untilShows(place: Locator, text: string): Promise<void> {
  const handle = await place.elementHandle();
  await place
    .page()
    .waitForFunction(
      ([element, expected]) => element.textContent.replace(/\[\[|\]\]/g, "").trim() === expected,
      [handle, text] as const,
    );
}

for (const locale of locales) {
  test(`page numbers, cards and their announcement follow (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("blog", locale) });
    await translate(page);
    const total = blogPageCounts[locale];
    for (const number of [2, 3, 1]) {
      const name = pageText(locale, "blog", "page", { page: number });
      await page.getByRole("link", { name, exact: true }).click();
      const status = page.locator("main [role=status]").first();
      await untilShows(status, pageText(locale, "blog", "loaded", { page: number, total }));
      const titles = await page.locator("main article a").allTextContents();
      expect(titles.map(untranslated)).toEqual(
        postsOfPage(number, locale).map(({ title }) => title),
      );
      expect(await shown(page.locator("main nav [aria-current=page]"))).toBe(String(number));
    }
  });
}

for (const locale of locales) {
  test(`the calculator shows what is chosen (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", locale) });
    await translate(page);
    await scrollThrough(page);
    const calculator = page.locator("#calculator");
    const select = calculator.getByRole("combobox");
    await select.focus();
    for (const key of ["ArrowDown", "End", "Enter"]) await page.keyboard.press(key);
    await untilShows(select, formatKronor(50_000, locale));
    await untilShows(calculator.locator("strong"), totalText({ salary: 50_000 }, locale));
    await calculator.getByRole("slider").first().fill("9");
    const total = totalText({ salary: 50_000, employees: 9 }, locale);
    await untilShows(calculator.locator("strong"), total);
    await untilShows(
      calculator.locator("[role=status]").filter({ hasText: /\d/ }).first(),
      pageText(locale, "calculator", "announcement", { total }),
    );
  });
}

for (const locale of locales) {
  test(`cookie settings open and close, and a new page is announced (${locale})`, async ({
    site,
  }) => {
    const { page } = await site.openPage({ path: screenPath("about", locale) });
    await translate(page);
    const item = page.getByRole("contentinfo").getByRole("button", {
      name: pageText(locale, "cookie-consent", "settingsItem"),
    });
    await item.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("switch").first().click();
    await expect(dialog.getByRole("switch").first()).toBeChecked();
    await dialog.getByRole("button").last().click();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    await page.locator(`footer a[href="${screenPath("blog", locale)}"]`).click();
    const title = pageText(locale, "blog", "title");
    await untilShows(
      page.locator("[aria-live=assertive]").first(),
      pageText(locale, "layout", "newPage", { page: title }),
    );
  });
}
