/** States of the header and of a form, for the test of what is accessible in each state. */
import type { Page } from "playwright-core";
import type { Locale } from "../../../src/i18n/locales";
import { animationsFinished } from "../browser/page-probes";
import { pageText } from "../output/page-text";
import { apiPath } from "../servers/api-server";
import * as consent from "./consent-page";
import { confirmation, demo, fillIn, formOn, submitButton } from "./form-page";

/** Viewport widths in CSS pixels. */
export const wide = 1280;
export const narrow = 375;

export type State = {
  readonly name: string;
  /** Brings the page into the state, at the first of `widths`. */
  readonly open: (page: Page, locale: Locale) => Promise<void>;
  /** Viewport widths at which the state exists; both by default. */
  readonly widths?: readonly number[];
};

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

export const headerStates: readonly State[] = [
  {
    name: "the Product menu",
    widths: [wide],
    async open(page, locale) {
      const name = pageText(locale, "layout", "product");
      await page.getByRole("banner").locator("summary").filter({ hasText: name }).click();
    },
  },
  {
    name: "the languages",
    async open(page, locale) {
      await openDialog(page, pageText(locale, "layout", "changeLanguage"), "header");
    },
  },
  {
    name: "the cookie choices",
    async open(page, locale) {
      await closeDialogs(page);
      await consent.openDialog(page, locale, "footer");
      await consent.switchOn(page, locale, "analytics").check();
    },
  },
  {
    name: "the drawer",
    widths: [narrow],
    async open(page, locale) {
      await closeDialogs(page);
      await openDialog(page, pageText(locale, "layout", "openMenu"));
    },
  },
  {
    name: "the languages over the drawer",
    widths: [narrow],
    async open(page, locale) {
      await openDialog(page, pageText(locale, "layout", "changeLanguage"), "dialog");
    },
  },
];

/** Answers the form's requests with a status. */
const answerWith = (page: Page, status: number) =>
  page.route(`**${apiPath(demo.request)}`, (route) => route.fulfill({ status, json: {} }));

export const formStates: readonly State[] = [
  {
    name: "the form's errors",
    async open(page) {
      await submitButton(page).click();
      await formOn(page).getByRole("group").waitFor();
    },
  },
  {
    name: "a request that failed",
    async open(page) {
      await answerWith(page, 500);
      await fillIn(page, demo);
      await submitButton(page).click();
      await page.locator("main").getByRole("alert").waitFor();
    },
  },
  {
    name: "the confirmation",
    async open(page, locale) {
      await answerWith(page, 200);
      await submitButton(page).click();
      await confirmation(page, demo, locale).waitFor();
    },
  },
];
