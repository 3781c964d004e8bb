/** Pages that a browser translates: what is shown is the state, whatever is pressed. */
import type { Locator, Page } from "playwright-core";
import { scrollThrough } from "../setup/browser/page-probes";
import { translate, untranslated } from "../setup/browser/translator";
import { blogPageCounts, postsOfPage } from "../setup/content/embedded-posts";
import { samplePaths } from "../setup/content/sample-pages";
import { pageText } from "../setup/output/page-text";
import { dialogOn, consentText } from "../setup/pages/consent-page";
import { siteUnderTest } from "../setup/servers/site";
import { formatKronor } from "../../src/i18n/format";
import { localeFromPath, locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { totalText } from "../setup/pages/calculator-page";

const site = siteUnderTest();

const shown = async (place: Locator) => untranslated((await place.textContent()) ?? "");

/** Presses every button and folded item of the page's own content, and types into every field. */
async function useEverything(page: Page): Promise<void> {
  const main = page.locator("main");
  const press = main.locator("summary, button:not([type=submit])").filter({ visible: true });
  for (let index = 0; index < Math.min(await press.count(), 25); index += 1) {
    await press.nth(index).evaluate((element: HTMLElement) => element.click());
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  for (const field of await main.locator("input[type=text], input[type=search], textarea").all()) {
    if (await field.isVisible()) await field.fill("7 kr");
  }
  for (const slider of await main.locator("input[type=range]").all()) {
    if (await slider.isVisible()) await slider.press("ArrowRight");
  }
  for (const radio of await main.locator("input[type=radio]").all()) {
    if (await radio.isVisible()) await radio.check({ force: true });
  }
  const submit = main.locator("button[type=submit]").filter({ visible: true });
  if ((await submit.count()) > 0) {
    await main.locator("form input[name=email]").first().fill("no address");
    await submit.first().click();
  }
}

test.each(samplePaths)("%s survives its use", async (path) => {
  const what = localeFromPath(path) === "sv" ? "letters and digits" : "letters";
  const { page } = await site.openPage({ path });
  await translate(page, what, "now");
  await scrollThrough(page);
  await useEverything(page);
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(20);
  // Another page, and back.
  const [home, about] = (["home", "about"] as const).map((screen) =>
    screenPath(screen, localeFromPath(path)),
  );
  const next = path === about ? home! : about!;
  await page.locator(`footer a[href="${next}"]`).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(site.origin + next);
  await page.goBack();
  await page.waitForURL(site.origin + path);
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(20);
});

/** Waits until an element shows a text, whatever the translator has made of it. */
async function untilShows(place: Locator, text: string): Promise<void> {
  const handle = await place.elementHandle();
  await place
    .page()
    .waitForFunction(
      ([element, expected]) => element?.textContent.replace(/\[\[|\]\]/g, "").trim() === expected,
      [handle, text] as const,
    );
}

test.each(locales)("page numbers, cards and their announcement follow (%s)", async (locale) => {
  const { page } = await site.openPage({ path: screenPath("blog", locale) });
  await translate(page, "letters and digits", "now");
  const total = blogPageCounts[locale];
  for (const number of [2, 3, 1]) {
    const name = pageText(locale, "blog", "page", { page: number });
    await page.getByRole("link", { name, exact: true }).click();
    const status = page.locator("main [role=status]").first();
    await untilShows(status, pageText(locale, "blog", "loaded", { page: number, total }));
    const titles = await page.locator("main article a").allTextContents();
    expect(titles.map(untranslated)).toEqual(postsOfPage(number, locale).map(({ title }) => title));
    expect(await shown(page.locator("main nav [aria-current=page]"))).toBe(String(number));
  }
});

test.each(locales)("the calculator shows what is chosen (%s)", async (locale) => {
  const { page } = await site.openPage({ path: screenPath("home", locale) });
  await translate(page, "letters and digits", "now");
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

test.each(locales)(
  "cookie settings open and close, and a new page is announced (%s)",
  async (locale) => {
    const { page } = await site.openPage({ path: screenPath("about", locale) });
    await translate(page, "letters and digits", "now");
    const item = page.getByRole("contentinfo").getByRole("button", {
      name: consentText(locale, "settingsItem"),
    });
    await item.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("switch").first().click();
    expect(await dialog.getByRole("switch").first().getAttribute("aria-checked")).toBe("true");
    await dialog.getByRole("button").last().click();
    await dialogOn(page, locale).waitFor({ state: "detached" });

    await page.locator(`footer a[href="${screenPath("blog", locale)}"]`).click();
    const title = pageText(locale, "blog", "title");
    await untilShows(
      page.locator("[aria-live=assertive]").first(),
      pageText(locale, "layout", "newPage", { page: title }),
    );
  },
);
