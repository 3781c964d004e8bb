/** What browser tests ask a page again and again. */
import type { Locator, Page } from "playwright-core";
import { scrollThrough as scrollThroughPage } from "../engines/page-faults";

export type HeadTags = {
  readonly lang: string;
  readonly titles: string[];
  readonly descriptions: string[];
  readonly canonicals: string[];
  readonly robots: string[];
  readonly ogUrls: string[];
  /** Language and address. */
  readonly alternates: [string, string][];
};

/** The head as it is at the moment, with repeated tags. */
export async function headTags(page: Page): Promise<HeadTags> {
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

/** Whether the element has the focus. */
export async function hasFocus(locator: Locator): Promise<boolean> {
  return await locator.evaluate((element) => element === document.activeElement);
}

/** Whether the focus is on the element or in it. */
export async function holdsFocus(locator: Locator): Promise<boolean> {
  return await locator.evaluate((element) => element.contains(document.activeElement));
}

/** Waits until Gatsby has moved the focus to a page that a link has led to, a moment after it is there. */
export async function untilFocusMoved(page: Page): Promise<void> {
  await page.locator("#gatsby-focus-wrapper:focus").waitFor();
}

/** Waits until nothing that was set in motion on the element moves any more. */
export async function settled(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    const animations = element.getAnimations({ subtree: true });
    await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Scrolls through the whole page, so that everything that waits for it comes, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(scrollThroughPage);
}

/** Adds rules to a page whose policy allows no style sheet but its own. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** The window's width without the place of its scrollbar, which the page keeps free behind a panel. */
export async function pageWidth(page: Page): Promise<number> {
  return await page.evaluate(() => document.body.getBoundingClientRect().width);
}

/**
 * What the visitor has copied. The site itself may not look (Permissions-Policy), but a plain page can.
 * The visit needs the permissions `clipboard-read` and `clipboard-write`.
 */
export async function copiedText(page: Page): Promise<string> {
  const beside = await page.context().newPage();
  await beside.route("**/clipboard", (route) => route.fulfill({ body: "" }));
  await beside.goto("/clipboard");
  const text = await beside.evaluate(() => navigator.clipboard.readText());
  await beside.close();
  await page.bringToFront();
  return text;
}

type MarkedWindow = Window & { markedByTest?: boolean };

/** Leaves a mark that a full load of a page wipes out. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as MarkedWindow).markedByTest = true;
  });
}

/** Whether the page has been loaded anew since `markWindow`. */
export async function wasReloaded(page: Page): Promise<boolean> {
  return await page.evaluate(() => (window as MarkedWindow).markedByTest !== true);
}
