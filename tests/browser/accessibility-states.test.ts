/** Each state that can be opened on a page is accessible and fits, wide and narrow, in both languages. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { appTrialOn, trialSteps } from "../setup/pages/app-trial-page";
import { calculatorOn } from "../setup/pages/calculator-page";
import * as consent from "../setup/pages/consent-page";
import { confirmation, demo, fillIn, formOn, submitButton } from "../setup/pages/form-page";
import { injectAxe, violations } from "../setup/browser/axe";
import { overflowingElements } from "../setup/browser/overflow";
import { animationsFinished, scrollThrough } from "../setup/browser/page-probes";
import { apiPath } from "../setup/servers/api-server";
import { pageText } from "../setup/output/page-text";
import { locales, type Locale } from "../../src/i18n/locales";
import { helpCategoryPath, screenPath, type ScreenName } from "../../src/i18n/routes";

const wide = [1280];
const narrow = [375];

/** What brings a page into a state, at the first of the widths at which the state exists. */
type State = readonly [
  name: string,
  open: (page: Page, locale: Locale) => Promise<unknown>,
  widths?: readonly number[],
];

async function openDialog(page: Page, button: string, within = "body"): Promise<void> {
  await page.locator(within).getByRole("button", { name: button }).first().click();
  const dialog = page.getByRole("dialog").last();
  await dialog.waitFor();
  await animationsFinished(dialog);
}

async function closeDialogs(page: Page): Promise<void> {
  while ((await page.getByRole("dialog").count()) > 0) {
    await page.keyboard.press("Escape");
    await page.waitForTimeout(50);
  }
}

const openLanguages = (page: Page, locale: Locale, within: string) =>
  openDialog(page, pageText(locale, "layout", "changeLanguage"), within);

const header: readonly State[] = [
  ["the Product menu", (page) => page.locator("header summary").first().click(), wide],
  ["the languages", (page, locale) => openLanguages(page, locale, "header")],
  [
    "the cookie choices",
    async (page, locale) => {
      await closeDialogs(page);
      await consent.openDialog(page, locale, "footer");
      await page.getByRole("switch").first().check();
    },
  ],
  [
    "the drawer",
    async (page, locale) => {
      await closeDialogs(page);
      await openDialog(page, pageText(locale, "layout", "openMenu"));
    },
    narrow,
  ],
  [
    "the languages over the drawer",
    (page, locale) => openLanguages(page, locale, "dialog"),
    narrow,
  ],
];

async function openAnswers(page: Page): Promise<void> {
  await page
    .locator("main details:not([open]) > summary")
    .evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()));
  await animationsFinished(page.locator("main"));
}

/** Submits the form as it is. Its errors are a group. */
async function submitEmpty(page: Page): Promise<void> {
  await submitButton(page).click();
  await formOn(page).getByRole("group").waitFor();
}

const home: readonly State[] = [
  ["all answers", openAnswers],
  [
    "the calculator corrected",
    async (page, locale) => {
      const { field } = calculatorOn(page, locale);
      await field("days").fill("250");
      await field("days").press("Enter");
    },
  ],
  [
    "the salaries",
    async (page, locale) => {
      await calculatorOn(page, locale).select.press("ArrowDown");
      await page.getByRole("listbox").waitFor();
    },
  ],
  [
    "a link to copy by hand",
    async (page, locale) => {
      await page.keyboard.press("Escape");
      await calculatorOn(page, locale).copy.click();
      const name = pageText(locale, "calculator", "copy.link");
      await page.getByRole("textbox", { name }).waitFor();
    },
  ],
  ["the newsletter's errors", submitEmpty],
];

async function send(page: Page, status: number): Promise<void> {
  await page.route(`**${apiPath(demo.name)}`, (route) => route.fulfill({ status, json: {} }));
  await fillIn(page, demo);
  await submitButton(page).click();
}

const form: readonly State[] = [
  ["the form's errors", submitEmpty],
  [
    "a request that failed",
    async (page) => {
      await send(page, 500);
      await page.locator("main").getByRole("alert").waitFor();
    },
  ],
  [
    "the confirmation",
    async (page, locale) => {
      await send(page, 200);
      await confirmation(page, demo, locale).waitFor();
    },
  ],
];

const blog: State = [
  "a page that could not be loaded",
  async (page, locale) => {
    await page.route("**/blog/page/2/page-data.json*", (route) => route.abort());
    const name = pageText(locale, "blog", "page", { page: 2 });
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("alert").waitFor();
  },
];

const therapists: State = [
  "more reviews",
  async (page, locale) => {
    await page.getByRole("button", { name: pageText(locale, "reviews", "more") }).click();
    await animationsFinished(page.locator("main"));
  },
];

const helpCategory: readonly State[] = [
  ["all answers", openAnswers],
  [
    "questions found",
    async (page, locale) => {
      await page.getByRole("searchbox").fill(locale === "sv" ? "pris" : "price");
      await page.locator("main [role=status] ~ div a[href*='#']").first().waitFor();
    },
  ],
  [
    "no question found",
    async (page, locale) => {
      await page.getByRole("searchbox").fill("xyzzy");
      const none = pageText(locale, "help-search", "none");
      await page.getByRole("status").filter({ hasText: none }).waitFor();
    },
  ],
];

const contents: State = [
  "the contents",
  (page) => page.locator("main nav summary").click(),
  narrow,
];

/** The app as it is tried: each of its screens, and the end with a group too small. */
const product = trialSteps.map(([name, go]): State => [
  `the app tried: ${name}`,
  async (page, locale) => {
    // With reduced motion, the app is a picture.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await go(appTrialOn(page, locale));
    await animationsFinished(page.locator("#try"));
  },
]);

/** States of one page, which can be opened one after the other. */
const screens: readonly (readonly [ScreenName, readonly State[]])[] = [
  ["about", header],
  ["home", home],
  ["product", product],
  ["demoBooking", form],
  ["blog", [blog]],
  ["therapists", [therapists]],
  ["appTerms", [contents]],
  ["accessibility", [contents]],
];

const pages = locales.flatMap((locale) => [
  ...screens.map(([screen, states]) => ({ path: screenPath(screen, locale), locale, states })),
  { path: helpCategoryPath("about", locale), locale, states: helpCategory },
]);

async function prepare(page: Page): Promise<void> {
  await injectAxe(page);
  // Links are then copied by hand.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
}

for (const { path, locale, states } of pages) {
  test(path, async ({ site }) => {
    // The cookie banner has its own tests.
    const chosen = consent.withChoice(site.origin, consent.nothing);
    const context = { reducedMotion: "reduce", ...chosen } as const;
    const { page } = await site.openPage({ path, prepare, context, hasFaults: true });
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    for (const [name, open, widths = [...wide, ...narrow]] of states) {
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 900 });
        // What follows the width is drawn in the next frame.
        await page.evaluate(() => new Promise(requestAnimationFrame));
        if (index === 0) await open(page, locale);
        // Axe looks once in each language: at the first width in Swedish, at the last in English.
        const isLooking = index === (locale === "sv" ? 0 : widths.length - 1);
        const found = await overflowingElements(page);
        if (isLooking) found.push(...(await violations(page)));
        expect({ name, width, found }).toEqual({ name, width, found: [] });
      }
    }
  });
}
