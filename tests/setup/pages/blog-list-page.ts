/** The blog list in a browser, for the tests of `/blog?page=N`. */
import { expect, type Locator, type Page } from "@playwright/test";
import { blogPagePath } from "../../../src/i18n/routes";
import type { Locale } from "../../../src/i18n/locales";
import { blogPageCounts, postsOfPage } from "../content/embedded-posts";
import { pageText } from "../output/page-text";

export async function shownTitles(page: Page): Promise<string[]> {
  return await page.locator("main article a").allInnerTexts();
}

export function titlesOfPage(number: number, locale: Locale): string[] {
  return postsOfPage(number, locale).map(({ title }) => title);
}

export async function untilShown(page: Page, number: number, locale: Locale): Promise<void> {
  const total = blogPageCounts[locale];
  const status = pageText(locale, "blog", "loaded", { page: number, total });
  await page
    .getByRole("status")
    .filter({ hasText: status })
    .waitFor({ state: "attached", timeout: 10_000 });
  expect(await shownTitles(page)).toEqual(titlesOfPage(number, locale));
}

/** The pagination for visitors with JavaScript. */
export function pagination(page: Page, locale: Locale): Locator {
  return page.getByRole("navigation", { name: pageText(locale, "blog", "pagination") });
}

export function pageLink(page: Page, number: number, locale: Locale): Locator {
  const name = pageText(locale, "blog", "page", { page: number });
  return pagination(page, locale).getByRole("link", { name, exact: true });
}

export function pageDataPattern(number: number, locale: Locale): string {
  return `**/page-data${blogPagePath(number, locale)}/page-data.json*`;
}

/** Delays requests that match a pattern. @returns a function that releases them. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
