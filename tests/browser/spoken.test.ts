/** Two journeys as a screen reader speaks them; the transcripts are in `spoken`. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { bannerOn } from "../setup/pages/consent-page";
import { field, formOn, submitButton } from "../setup/pages/form-page";
import { pageText } from "../setup/output/page-text";
import { startScreenReader } from "./screen-reader";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const folder = resolve(__dirname, "spoken");

/**
 * Compares what is said with its file, such as `home-to-demo.sv`. Read the difference as somebody who only hears
 * it. If it is right, `RENEW_SPOKEN=true` writes the file. No-break spaces become plain ones, which sound alike.
 */
function expectSpoken(name: string, journey: string): void {
  const record = journey.replaceAll("\u00a0", " ");
  const file = resolve(folder, `${name}.txt`);
  if (process.env.RENEW_SPOKEN === "true") writeFileSync(file, record);
  expect(record).toBe(readFileSync(file, "utf8"));
}

/** What one jumps to on a page that one does not know. */
const headingOrControl = /^(heading|link|button|searchbox)/;

const pressing = (page: Page, key: string) => () => page.keyboard.press(key);

function newPage(page: string, locale: Locale): string {
  return pageText(locale, "layout", "newPage", { page });
}

for (const locale of locales) {
  test(`from the home page to the demo form (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", locale) });
    const banner = bannerOn(page, locale);
    await banner.waitFor();
    const reader = await startScreenReader(page);
    const skipLink = pageText(locale, "layout", "skipToContent");
    await reader.hear("Tab.", [skipLink], pressing(page, "Tab"));
    await reader.read("The cookie banner.", banner);
    await reader.read("The header.", page.getByRole("banner"));
    await reader.hear("Enter on the skip link.", ["main"], pressing(page, "Enter"));
    await reader.read("The first section.", page.locator("main section").first());

    const link = pageText(locale, "home", "hero.demo");
    const worst = pageText(locale, "home", "sides.mood.1");
    await reader.hear("Tab.", [link], pressing(page, "Tab"));
    await reader.hear("Tab.", [`radio, ${worst}`], pressing(page, "Tab"));
    await reader.hear("Shift and Tab.", [link], pressing(page, "Shift+Tab"));
    const demo = newPage(pageText(locale, "demo-booking", "title"), locale);
    await reader.hear("Enter on the link.", [demo], pressing(page, "Enter"));
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await reader.read("The page.", page.locator("main"));

    const labelOf = (name: "name" | "email") => pageText(locale, "forms", `label.${name}`);
    const name = field(page, "name");
    await reader.hear("On to the first field.", [labelOf("name")], () => name.focus());
    await reader.hear("Tab.", [labelOf("email")], pressing(page, "Tab"));
    // By now, what checks the form has been loaded.
    await name.and(page.locator("[aria-invalid='true']")).waitFor();
    const submit = pageText(locale, "demo-request", "submit");
    await reader.hear("On to the button.", [submit], () => submitButton(page).focus());
    await reader.hear("Enter, with nothing filled in.", ["group, "], pressing(page, "Enter"));
    await reader.read("The form, from its beginning.", formOn(page));
    await reader.hear("Tab.", [`link, ${labelOf("name")}`], pressing(page, "Tab"));
    const error = pageText(locale, "forms", "error.nameRequired");
    await reader.hear("Enter on the link.", [error], pressing(page, "Enter"));
    expectSpoken(`home-to-demo.${locale}`, reader.record());
  });
}

const queries: Record<Locale, string> = { sv: "kostar", en: "cost" };

for (const locale of locales) {
  test(`from the help centre to an answer (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("helpCentre", locale) });
    const reader = await startScreenReader(page);
    const main = page.locator("main");
    await reader.read("The headings, links and buttons.", main, headingOrControl);
    const label = pageText(locale, "help-search", "label");
    await reader.hear("On to the search.", [label], () => page.getByRole("searchbox").focus());
    const query = queries[locale];
    await reader.hear(`"${query}" is typed.`, ["polite"], () => page.keyboard.insertText(query));
    await reader.read("The headings, links and buttons.", main, headingOrControl);

    const clear = pageText(locale, "help-search", "clear");
    await reader.hear("Tab.", [clear], pressing(page, "Tab"));
    const question = await page
      .locator("main [role=status] ~ div a[href*='#']")
      .first()
      .locator("span")
      .first()
      .innerText();
    await reader.hear("Tab.", [question], pressing(page, "Tab"));
    const category = newPage(pageText(locale, "help-category", "sessionsAndPrices.title"), locale);
    await reader.hear("Enter on the link.", [category, question], pressing(page, "Enter"));
    await reader.read(
      "The answer.",
      page.locator("main details[open]").filter({ hasText: question }),
    );
    expectSpoken(`help-to-answer.${locale}`, reader.record());
  });
}
