/** Each state that can be opened on a page is accessible and fits, wide and narrow, in both languages. */
import type { Page } from "playwright-core";
import { trialStepNames, trialSteps } from "../setup/pages/app-trial-page";
import { pageDataPattern, pageLink } from "../setup/pages/blog-list-page";
import { calculatorOn } from "../setup/pages/calculator-page";
import { nothing, onlyRecordOf, withRecord } from "../setup/pages/consent-page";
import { demo, formOn, formPath, submitButton } from "../setup/pages/form-page";
import { formStates, headerStates, narrow, wide, type State } from "../setup/pages/open-states";
import { matches, searchField } from "../setup/pages/help-pages";
import { injectAxe, violations } from "../setup/browser/axe";
import { overflowingElements } from "../setup/browser/overflow";
import { animationsFinished, scrollThrough } from "../setup/browser/page-probes";
import { siteUnderTest } from "../setup/servers/site";
import { pageText } from "../setup/output/page-text";
import { consentKey } from "../../src/browser/storage-entries";
import { locales, type Locale } from "../../src/i18n/locales";
import { helpCategoryPath, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** States of one page, which can be opened one after the other. */
type PageStates = readonly [
  name: string,
  path: (locale: Locale) => string,
  states: readonly State[],
];

async function openAnswers(page: Page): Promise<void> {
  await page
    .locator("main details:not([open]) > summary")
    .evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()));
  await animationsFinished(page.locator("main"));
}

const home: readonly State[] = [
  {
    name: "all answers",
    open: openAnswers,
  },
  {
    name: "carousels at their ends, by arrows",
    widths: [wide],
    async open(page, locale) {
      const name = pageText(locale, "common", "nextSlide");
      const next = page.getByRole("button", { name, exact: true });
      // At a carousel's end its button is renamed, possibly before the click.
      const click = () => next.first().dispatchEvent("click", {}, { timeout: 500 });
      while ((await next.count()) > 0) await click().catch(() => undefined);
    },
  },
  {
    name: "carousels at their ends, by dots",
    widths: [narrow],
    async open(page) {
      for (const dots of await page.locator("main ul:has(> li > button)").all())
        await dots.getByRole("button").last().click();
    },
  },
  {
    name: "the calculator explained and corrected",
    async open(page, locale) {
      const { explain, field } = calculatorOn(page, locale);
      await explain.click();
      await field("days").fill("250");
      await field("days").press("Enter");
    },
  },
  {
    name: "the salaries",
    async open(page, locale) {
      await calculatorOn(page, locale).select.press("ArrowDown");
      await page.getByRole("listbox").waitFor();
    },
  },
  {
    name: "a link to copy by hand",
    async open(page, locale) {
      await page.keyboard.press("Escape");
      await calculatorOn(page, locale).copy.click();
      const name = pageText(locale, "calculator", "copy.link");
      await page.getByRole("textbox", { name }).waitFor();
    },
  },
  {
    name: "the newsletter's errors",
    async open(page) {
      await submitButton(page).click();
      await formOn(page).getByRole("group").waitFor();
    },
  },
];

const blog: readonly State[] = [
  {
    name: "a page that could not be loaded",
    async open(page, locale) {
      await page.route(pageDataPattern(2, locale), (route) => route.abort());
      await pageLink(page, 2, locale).click();
      await page.getByRole("alert").waitFor();
    },
  },
];

const therapists: readonly State[] = [
  {
    name: "more reviews",
    async open(page, locale) {
      const name = pageText(locale, "reviews", "more");
      await page.getByRole("button", { name, exact: true }).click();
      await animationsFinished(page.locator("main"));
    },
  },
];

const helpCategory: readonly State[] = [
  {
    name: "all answers",
    open: openAnswers,
  },
  {
    name: "questions found",
    async open(page, locale) {
      await searchField(page, locale).fill(locale === "sv" ? "pris" : "price");
      await matches(page).first().waitFor();
    },
  },
  {
    name: "no question found",
    async open(page, locale) {
      await searchField(page, locale).fill("xyzzy");
      const none = pageText(locale, "help-search", "none");
      await page.getByRole("status").filter({ hasText: none }).waitFor();
    },
  },
];

const legal: readonly State[] = [
  {
    name: "the contents",
    widths: [narrow],
    async open(page) {
      await page.locator("main nav summary").click();
    },
  },
];

/** The app as it is tried: each of its screens, and the end with a group too small. */
const product: readonly State[] = trialStepNames.map((name, index) => ({
  name: `the app tried: ${name}`,
  async open(page, locale) {
    // With reduced motion, the app is a picture.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await trialSteps(page, locale)[index]?.go();
    await animationsFinished(page.locator("#try"));
  },
}));

const pages: readonly PageStates[] = [
  ["about", (locale) => screenPath("about", locale), headerStates],
  ["home", (locale) => screenPath("home", locale), home],
  ["product", (locale) => screenPath("product", locale), product],
  ["demo booking", (locale) => formPath(demo, locale), formStates],
  ["blog", (locale) => screenPath("blog", locale), blog],
  ["therapists", (locale) => screenPath("therapists", locale), therapists],
  ["help category", (locale) => helpCategoryPath("about", locale), helpCategory],
  ["app terms", (locale) => screenPath("appTerms", locale), legal],
  ["accessibility", (locale) => screenPath("accessibility", locale), legal],
];

/** All pages with states, in all languages. */
const pagesWithStates = pages.flatMap(([name, path, states]) =>
  locales.map((locale) => ({ name, locale, path: path(locale), states })),
);

async function prepare(page: Page): Promise<void> {
  await injectAxe(page);
  // The cookie banner has its own tests.
  await withRecord(onlyRecordOf(nothing)[consentKey]!)(page);
  // Links are then copied by hand.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
}

test.each(pagesWithStates)("$name ($locale)", async ({ locale, path, states }) => {
  const { page } = await site.openPage({ path, prepare, context: { reducedMotion: "reduce" } });
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  for (const { name, open, widths = [wide, narrow] } of states) {
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (index === 0) await open(page, locale);
      const found = [...(await violations(page)), ...(await overflowingElements(page))];
      expect({ name, width, found }).toEqual({ name, width, found: [] });
    }
  }
});
