/** The calculator's inputs in the URL. */
import type { Page } from "playwright-core";
import { calculatorOn, untilShows } from "../setup/pages/calculator-page";
import { shiftsOn, noShifts, watchShifts } from "../setup/browser/layout-shifts";
import { copiedText, hasFocus, markWindow, wasReloaded } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const choices = { salary: 45_000, employees: 7, days: 15 };
const query = "?salary=45000&employees=7&days=15";

async function choose(page: Page, locale: (typeof locales)[number]) {
  const calculator = calculatorOn(page, locale);
  await calculator.select.press("4");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await calculator.field("employees").fill("7");
  await calculator.field("days").fill("15");
  await untilShows(calculator, choices, locale);
  return calculator;
}

test.each(locales)("a copied link opens the same calculation (%s)", async (locale) => {
  const path = screenPath("home", locale);
  const permissions = ["clipboard-read", "clipboard-write"];
  const visit = await site.openPage({ path, context: { permissions } });
  const { page, context, problems } = visit;
  const { copy, root } = await choose(page, locale);
  await copy.click();
  await root.getByText(pageText(locale, "calculator", "copy.done")).waitFor();
  const link = await copiedText(page);
  expect(link).toBe(`${site.origin}${path}${query}#calculator`);
  expect(page.url()).toBe(link);

  const other = await context.newPage();
  await other.goto(link);
  const calculator = calculatorOn(other, locale);
  await untilShows(calculator, choices, locale);
  const top = await calculator.root.evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(200);
  expect(problems()).toEqual([]);
});

test("without a clipboard, the link can be copied by hand", async () => {
  const { page, problems } = await site.openPage({
    path: screenPath("home", "en"),
    width: 320,
    prepare: async (fresh) => {
      await fresh.addInitScript(() => {
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
    },
  });
  const { copy, root } = await choose(page, "en");
  await copy.click();
  await root.getByText(pageText("en", "calculator", "copy.refused")).waitFor();
  const field = root.getByRole("textbox", { name: pageText("en", "calculator", "copy.link") });
  expect(await field.inputValue()).toBe(page.url());
  expect(await hasFocus(field)).toBe(true);
  expect(await field.evaluate((input) => (input as HTMLInputElement).selectionEnd)).toBe(
    page.url().length,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(problems()).toEqual([]);
});

test("Back and Forward keep working around a copied link", async () => {
  const about = screenPath("about", "sv");
  const { page, problems } = await site.openPage({ path: about });
  await markWindow(page);
  const home = page.getByRole("banner").locator(`a[href="${screenPath("home", "sv")}"]`);
  await home.first().click();
  await page.waitForURL(site.origin + screenPath("home", "sv"));
  const { copy } = await choose(page, "sv");
  await copy.click();
  await page.waitForURL(/salary=45000/);
  const link = page.url();

  await calculatorOn(page, "sv").demo.click();
  await page.waitForURL(site.origin + screenPath("demoBooking", "sv"));
  await page.goBack();
  await page.waitForURL(link);
  await untilShows(calculatorOn(page, "sv"), choices, "sv");
  await page.goBack();
  await page.waitForURL(site.origin + about);
  await page.locator("h1").waitFor();
  await page.goForward();
  await page.waitForURL(link);
  await untilShows(calculatorOn(page, "sv"), choices, "sv");
  await page.goForward();
  await page.waitForURL(site.origin + screenPath("demoBooking", "sv"));
  expect(await wasReloaded(page)).toBe(false);
  expect(problems()).toEqual([]);
});

test.each([
  ["?salary=1&employees=0&days=101", {}],
  ["?salary=abc&employees=-5&days=60.5", {}],
  ["?employees=7&employees=8&days=15", { days: 15 }],
  ["?salary=%E0%A4%A&days=%&employees=%00", {}],
  [`?days=${"9".repeat(2_000)}&employees=<script>`, {}],
])("a malformed query string gives the defaults: %s", async (search, expected) => {
  const { page, problems } = await site.openPage({ path: screenPath("home", "en") + search });
  await untilShows(calculatorOn(page, "en"), expected, "en");
  expect(problems()).toEqual([]);
});

test.each([
  [375, ""],
  [1280, ""],
  [375, "#calculator"],
  [1280, "#calculator"],
])("at %i px no layout shifts while the query string is read (%s)", async (width, anchor) => {
  const { page } = await site.openPage({
    path: `${screenPath("home", "sv")}?salary=50000&employees=100&days=100${anchor}`,
    width,
    prepare: watchShifts,
  });
  const inputs = { salary: 50_000, employees: 100, days: 100 };
  await untilShows(calculatorOn(page, "sv"), inputs, "sv");
  await calculatorOn(page, "sv").root.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(await shiftsOn(page)).toEqual(noShifts);
});
