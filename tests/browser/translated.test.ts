/** Pages that a browser translates: what is shown is the state, whatever is pressed. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { scrollThrough } from "../setup/browser/page-probes";
import { translate } from "../setup/browser/translator";
import { blogPageCounts, postsOfPage } from "../setup/content/embedded-posts";
import { samplePaths } from "../setup/content/sample-pages";
import { pageText } from "../setup/output/page-text";
import { formatKronor } from "../../src/i18n/format";
import { localeFromPath, locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { totalText } from "../setup/pages/calculator-page";
import type { Site } from "../setup/servers/site";

const untranslated = (text: string) => text.replace(/\[\[|\]\]/g, "");

const shown = async (place: Locator) => untranslated((await place.textContent()) ?? "");

/** Presses the buttons and folded items of the page's own content, and types into every field. */
async function operateEverything(page: Page): Promise<void> {
  const main = page.locator("main");
  await main.evaluate(async (root) => {
    // Each may bring others, but none without end.
    const pressed = new Set<Element>();
    for (let count = 0; count < 25; count += 1) {
      const all = root.querySelectorAll<HTMLElement>("summary, button:not([type=submit])");
      const next = [...all].find((each) => !pressed.has(each) && each.checkVisibility());
      if (!next) return;
      pressed.add(next);
      next.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const shown = (selector: string) => main.locator(selector).filter({ visible: true });
  for (const field of await shown("input[type=text], input[type=search], textarea").all())
    await field.fill("7 kr");
  for (const slider of await shown("input[type=range]").all()) await slider.press("ArrowRight");
  for (const radio of await shown("input[type=radio]").all()) await radio.check({ force: true });
  const submit = shown("button[type=submit]");
  if ((await submit.count()) > 0) {
    await main.locator("form input[name=email]").first().fill("no address");
    await submit.first().click();
  }
}

async function expectContent(page: Page): Promise<void> {
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(20);
}

/** Translates a page, uses it, goes to another one and back. The visit fails if anything throws. */
async function visitTranslated(site: Site, path: string): Promise<void> {
  const locale = localeFromPath(path);
  const { page } = await site.openPage({ path });
  await translate(page);
  await scrollThrough(page);
  await operateEverything(page);
  await expectContent(page);

  const about = screenPath("about", locale);
  const next = path === about ? screenPath("home", locale) : about;
  // Home is in the header alone.
  const link = page.locator(`:is(header, footer) a[href="${next}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(site.origin + next);
  await expectContent(page);
  await page.goBack();
  // The calculator writes what is chosen into the URL.
  await page.waitForURL((url) => url.pathname === new URL(path, site.origin).pathname);
  await expectContent(page);
}

for (const path of samplePaths) {
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
