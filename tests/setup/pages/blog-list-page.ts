/** The blog list in a browser. */
import type { Locator, Page } from "@playwright/test";
import { blogPagePath } from "../../../src/i18n/routes";
import type { Locale } from "../../../src/i18n/locales";
import { pageText } from "../output/page-text";

/** In the pagination for visitors with JavaScript. */
export function pageLink(page: Page, number: number, locale: Locale): Locator {
  const name = pageText(locale, "blog", "page", { page: number });
  return page
    .getByRole("navigation", { name: pageText(locale, "blog", "pagination") })
    .getByRole("link", { name, exact: true });
}

export function pageDataPattern(number: number, locale: Locale): string {
  return `**/page-data${blogPagePath(number, locale)}/page-data.json*`;
}
