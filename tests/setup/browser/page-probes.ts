/** Helpers for pages in browser tests. */
import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../../src/i18n/locales";
import { screenPath, type ScreenName } from "../../../src/i18n/routes";
import type { Site, VisitOptions } from "../servers/site";
import { scrollThrough as scrollThroughPage } from "./page-faults";

/** Reads the current head. Lists show duplicate tags. */
export async function headTags(page: Page) {
  return await page.evaluate(() => {
    const values = (selector: string, name: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
    const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
    return {
      lang: document.documentElement.lang,
      titles: [...document.head.querySelectorAll("title")].map(({ text }) => text),
      descriptions: values('meta[name="description"]', "content"),
      canonicals: values('link[rel="canonical"]', "href"),
      robots: values('meta[name="robots"]', "content"),
      ogUrls: values('meta[property="og:url"]', "content"),
      alternates: links.map((link): [string, string] => [
        link.getAttribute("hreflang") ?? "",
        link.getAttribute("href") ?? "",
      ]),
    };
  });
}

export async function animationsFinished(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    const animations = element.getAnimations({ subtree: true });
    await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Scrolls to the end of the page, which triggers everything lazy, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(scrollThroughPage, undefined);
}

/** Returns when the page's document began to load: another moment after a full page load. */
export async function loadedAt(page: Page): Promise<number> {
  return await page.evaluate(() => performance.timeOrigin);
}

export async function goTo(page: Page, screen: ScreenName, locale: Locale): Promise<void> {
  const path = screenPath(screen, locale);
  await page.locator(`footer a[href="${path}"]`).click();
  await page.waitForURL(({ pathname }) => pathname === path);
}

export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(`___navigate(${JSON.stringify(path)})`);
  await page.waitForURL(`**${path}`);
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

/** Opens a page whose scripts come only once `hydrate` is called. */
export async function openUnhydrated(site: Site, options: VisitOptions) {
  let hydrate = (): void => undefined;
  const visit = await site.openPage({
    until: "load",
    ...options,
    async prepare(page) {
      await options.prepare?.(page);
      hydrate = await holdRequests(page, /\.js$/);
    },
  });
  return { ...visit, hydrate };
}
