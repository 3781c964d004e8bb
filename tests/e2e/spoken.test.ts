/** Two journeys as a screen reader speaks them; the transcripts are in `spoken`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Page } from "playwright-core";
import { projectDirectory } from "../setup/output/built-site";
import { bannerOn } from "../setup/pages/consent-page";
import { field, formOn, submitButton } from "../setup/pages/form-page";
import { matches, searchField } from "../setup/pages/help-pages";
import { untilFocusMoved } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { startScreenReader } from "../setup/browser/screen-reader";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const folder = resolve(projectDirectory, "tests/e2e/spoken");
const isUpdate = process.env.RENEW_SPOKEN === "true";

/**
 * Compares a journey with its file, or writes the file if `RENEW_SPOKEN=true`. No-break spaces become
 * plain ones: both sound alike, and the file can be read.
 *
 * @param name of the file, such as `home-to-demo.sv`.
 * @param journey what is said, one phrase per line.
 * @throws Error with the differing lines and how to update the file.
 */
function expectSpoken(name: string, journey: string): void {
  const record = journey.replaceAll("\u00a0", " ");
  const file = resolve(folder, `${name}.txt`);
  if (isUpdate) {
    writeFileSync(file, record);
    return;
  }
  const expected = existsSync(file) ? readFileSync(file, "utf8") : "";
  try {
    expect(record).toBe(expected);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `The screen reader's output differs from ${relative(projectDirectory, file)}.\n` +
        "Read the difference as somebody who only hears it. If it is right, update the file: " +
        "RENEW_SPOKEN=true npx jest -c .config/jest.config.mjs tests/e2e/spoken.test.ts --selectProjects e2e\n\n" +
        message,
    );
  }
}

/** What one jumps to on a page that one does not know. */
const headingOrControl = /^(heading|link|button|searchbox)/;

const pressing = (page: Page, key: string) => () => page.keyboard.press(key);

function newPage(page: string, locale: Locale): string {
  return pageText(locale, "layout", "newPage", { page });
}

test.each(locales)("from the home page to the demo form (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
  const banner = bannerOn(page, locale);
  await banner.waitFor();
  const reader = await startScreenReader(page);
  const skipLink = pageText(locale, "layout", "skipToContent");
  await reader.hear("Tab.", [skipLink], pressing(page, "Tab"));
  await reader.read("The cookie banner.", banner);
  await reader.read("The header.", page.getByRole("banner"));
  await reader.hear("Enter on the skip link.", ["main"], pressing(page, "Enter"));
  await reader.read("The first section.", page.locator("main section").first());

  await reader.hear("Tab.", [pageText(locale, "home", "hero.demo")], pressing(page, "Tab"));
  const demo = newPage(pageText(locale, "demo-booking", "title"), locale);
  await reader.hear("Enter on the link.", [demo], pressing(page, "Enter"));
  await untilFocusMoved(page);
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
  expect(problems()).toEqual([]);
  expectSpoken(`home-to-demo.${locale}`, reader.record());
});

/** Words of questions, as somebody types them. */
const queries: Record<Locale, string> = { sv: "kostar", en: "cost" };

test.each(locales)("from the help centre to an answer (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("helpCentre", locale) });
  const reader = await startScreenReader(page);
  const main = page.locator("main");
  await reader.read("The headings, links and buttons.", main, headingOrControl);
  const label = pageText(locale, "help-search", "label");
  await reader.hear("On to the search.", [label], () => searchField(page, locale).focus());
  const query = queries[locale];
  await reader.hear(`"${query}" is typed.`, ["polite"], () => page.keyboard.insertText(query));
  await reader.read("The headings, links and buttons.", main, headingOrControl);

  const clear = pageText(locale, "help-search", "clear");
  await reader.hear("Tab.", [clear], pressing(page, "Tab"));
  const question = await matches(page).first().locator("span").first().innerText();
  await reader.hear("Tab.", [question], pressing(page, "Tab"));
  const category = newPage(pageText(locale, "help-category", "sessionsAndPrices.title"), locale);
  await reader.hear("Enter on the link.", [category, question], pressing(page, "Enter"));
  await reader.read("The answer.", page.locator("main details[open]"));
  expect(problems()).toEqual([]);
  expectSpoken(`help-to-answer.${locale}`, reader.record());
});
