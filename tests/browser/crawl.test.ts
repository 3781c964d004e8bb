/**
 * Each kind of page on a first visit. One load shows what has to hold on every page: it is accessible, fits, stores
 * and asks nothing, loads little script, and none before it is painted.
 */
import { gzipSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { storedBy } from "../setup/pages/consent-page";
import type { Site } from "../setup/servers/site";
import { injectAxe, violations } from "../setup/browser/axe";
import { wrongStops } from "../setup/browser/focus-order";
import { shiftsOn, watchShifts } from "../setup/browser/layout-shifts";
import { cutOffTexts, doubleTextSize, overflowingElements } from "../setup/browser/overflow";
import { scrollThrough } from "../setup/browser/page-probes";
import { samplePaths } from "../setup/content/sample-pages";
import { screenPath } from "../../src/i18n/routes";

const wide = { width: 1280, height: 900 };
const narrow = { width: 375, height: 700 };

/** The smallest phone, a usual one, the specification's breakpoints, desktops. */
const widths = [320, 375, 480, 600, 768, 1024, 1280, 1920];

/** Gzipped bytes of script that a page may load before any interaction. */
const scriptBudget = 105 * 1024;

// They are many, and each takes long.
test.describe.configure({ mode: "parallel" });

for (const path of samplePaths) {
  test(path, async ({ site }) => {
    const found = await inspectFirstVisit(site, path);
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}

test("running text is hyphenated", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), javaScript: false });
  const text = page.locator("main p:not(.lead)").first();
  expect(await text.evaluate((element) => getComputedStyle(element).hyphens)).toBe("auto");
});

async function inspectFirstVisit(site: Site, path: string): Promise<Record<string, unknown[]>> {
  const scripts: Promise<number>[] = [];
  const { page, context } = await site.openPage({
    path,
    async prepare(page) {
      await injectAxe(page);
      await watchShifts(page);
      page.on("response", (response) => {
        if (response.request().resourceType() !== "script") return;
        scripts.push(response.body().then((body) => gzipSync(body).length));
      });
    },
    // The home page's first carousel is in view from the start.
    height: 1080,
    context: { reducedMotion: "reduce" },
  });
  const earlyScripts = await scriptsBeforePaint(page);
  await page.waitForLoadState("networkidle");
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  // The framework alone is 40 KB: less would mean nothing was counted.
  expect(scriptBytes).toBeGreaterThan(40 * 1024);
  await scrollThrough(page);
  await untilSettled(page);
  // Less is what a sticky table of contents does when it follows the reader.
  const shifts = (await shiftsOn(page)).filter(({ value }) => value > 0.001);
  const stored = await storedThings(page, context);
  const hyphenated = await wronglyHyphenated(page);

  const wideControls = await controlsOf(page);
  const found = [...(await violations(page)), ...(await wrongStops(page))];
  await page.setViewportSize(narrow);
  // The header and the footer are the same on every page, so only other controls are worth a second look:
  // folded contents, dots instead of arrows.
  const isDifferent = (await controlsOf(page)).join() !== wideControls.join();
  if (isDifferent || path === screenPath("about", "sv")) {
    await scrollThrough(page);
    await untilSettled(page);
    found.push(...(await violations(page)), ...(await wrongStops(page)));
  }

  const overflowing: string[] = [];
  for (const width of widths)
    overflowing.push(...(await atWidth(page, width, overflowingElements)));
  await doubleTextSize(page);
  const cutOff: string[] = [];
  for (const { width } of [narrow, wide]) {
    overflowing.push(...(await atWidth(page, width, overflowingElements)));
    cutOff.push(...(await atWidth(page, width, cutOffTexts)));
  }
  return {
    earlyScripts,
    tooMuchScript: scriptBytes > scriptBudget ? [scriptBytes] : [],
    shifts,
    stored,
    hyphenated,
    inaccessible: found,
    overflowing,
    cutOff,
  };
}

async function scriptsBeforePaint(page: Page): Promise<string[]> {
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(scripts.length).toBeGreaterThan(3);
  return scripts
    .filter(({ startTime }) => !(startTime >= (painted ?? Number.NaN)))
    .map(({ name }) => name);
}

/** Lazy content has loaded, carousels have come, and the page knows the height of the cookie banner. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => {
    const sections = [...document.querySelectorAll("section")];
    const banner = sections.find((each) => getComputedStyle(each).position === "fixed");
    const height = document.documentElement.style.getPropertyValue("--banner-height");
    const isCarouselComing = document.querySelector("ul > [data-slide] + [data-slide]") !== null;
    return banner !== undefined && height === `${banner.offsetHeight}px` && !isCarouselComing;
  });
}

async function storedThings(page: Page, browserContext: BrowserContext): Promise<unknown[]> {
  const hidden = await page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  return [...(await browserContext.cookies()), ...Object.entries(await storedBy(page)), ...hidden];
}

/**
 * Headings, leads, links and addresses that may be hyphenated, and texts in which short words may. The
 * browser has no dictionaries, so only the rules are known.
 */
async function wronglyHyphenated(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const address = /[^\s@]+@[^\s@]+\.\w|https?:\/\/|www\.\w|(\+|\b0)\d[\d ()–-]{7,}\d/;
    const shortest = document.documentElement.lang === "sv" ? 18 : 12;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue!.trim();
      const { hyphens, hyphenateLimitChars } = getComputedStyle(text.parentElement!) as Style;
      if (words === "" || hyphens !== "auto") continue;
      const isLabel = text.parentElement!.closest("h1, h2, h3, .lead, p a") !== null;
      const isShort = Number.parseInt(hyphenateLimitChars) < shortest;
      if (isLabel || isShort || address.test(words)) found.push(words);
    }
    return found;
    type Style = CSSStyleDeclaration & { hyphenateLimitChars: string };
  });
}

async function controlsOf(page: Page): Promise<string[]> {
  const controls = page.locator("main :is(a[href], button, summary, input)");
  return await controls
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 100)));
}

async function atWidth(
  page: Page,
  width: number,
  faults: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  let found = await faults(page);
  if (found.length > 0) {
    // Carousels follow the width a moment later.
    await page.waitForTimeout(500);
    found = await faults(page);
  }
  return found.map((fault) => `at ${width} px: ${fault}`);
}
