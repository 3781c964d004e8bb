/** No overflow, also at doubled text size, and no layout shifts. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/servers/site";
import {
  scrollSlowly,
  shiftsOn,
  noShifts,
  untilShifted,
  watchShifts,
} from "../setup/browser/layout-shifts";
import { addStyles } from "../setup/browser/page-probes";
import { doubleTextSize, overflowingElements } from "../setup/browser/overflow";
import { samplePaths } from "../setup/content/sample-pages";
import { locales } from "../../src/i18n/locales";
import { blogPageUrl, screenPath } from "../../src/i18n/routes";
import { illustratedPost } from "../setup/content/sample-pages";

const site = siteUnderTest();

/** Clipped text, and controls that do not fit into the header. */
async function cutOff(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isClamped = (element: Element): boolean =>
      getComputedStyle(element).webkitLineClamp !== "none" ||
      (element.parentElement !== null && isClamped(element.parentElement));
    // Pictures keep their sizes, titles of cards have two lines, and slides wait beside their carousel.
    const isMeant = (element: Element): boolean =>
      element.closest("[role='img'], [aria-hidden='true'], [inert], .visually-hidden") !== null ||
      isClamped(element);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (text.nodeValue!.trim() === "" || isMeant(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const { left, right, top, bottom, height } = around.getBoundingClientRect();
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        // The product's name leaves the bar as a whole when there is room for the mark only.
        if (around.closest("header a") && box.top >= bottom - 1) break;
        const isCut =
          (hides(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
          (hides(overflowY) && (box.top < top - 4 || box.bottom > bottom + 4));
        if (isCut && around !== document.body && height > 1) {
          found.push(`${text.nodeValue!.slice(0, 40)} … by ${around.outerHTML.slice(0, 100)}`);
          break;
        }
      }
    }
    const header = document.querySelector("header")!;
    const bar = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll(":scope > * > :is(a, button)")];
    const outside = controls.filter((control) => {
      const { top, bottom, width } = control.getBoundingClientRect();
      return width > 0 && (top < bar.top || bottom > bar.bottom);
    });
    return [...found, ...outside.map((control) => `out of the bar: ${control.outerHTML}`)];
  });
}

test.each(samplePaths)("%s fits every width, also at doubled text size", async (path) => {
  const { page } = await site.openPage({ path, width: 320 });
  const found: Record<number, string[]> = {};
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    found[width] = await overflowingElements(page);
  }
  expect(found).toEqual({ 320: [], 375: [], 768: [], 1280: [], 1920: [] });

  await doubleTextSize(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const lost = [...(await overflowingElements(page)), ...(await cutOff(page))];
    expect({ width, lost }).toEqual({ width, lost: [] });
  }
});

test("gutters grow above 600 and above 1024 px", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv") });
  const gutters: Record<number, string> = {};
  for (const width of [320, 600, 601, 1024, 1025, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.locator("header > div");
    gutters[width] = await bar.evaluate((element) => getComputedStyle(element).paddingLeft);
  }
  const [small, middle, large] = ["16px", "32px", "64px"];
  expect(gutters).toEqual({
    320: small,
    600: small,
    601: middle,
    1024: middle,
    1025: large,
    1400: large,
  });
});

test("overflow and clipped text are reported", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), width: 375 });
  await page.evaluate(() => {
    const wide = document.createElement("b");
    wide.style.padding = "0 50vw";
    document.querySelector("main p")!.append(wide);
  });
  expect(await overflowingElements(page)).not.toEqual([]);
  await addStyles(page, "main h1 { block-size: 20px; overflow: hidden }");
  expect(await cutOff(page)).toHaveLength(1);
});

test.each([
  ...locales.flatMap((locale) =>
    (locale === "sv" ? [375, 768, 1280] : [375]).map(
      (w) => [screenPath("home", locale), w] as const,
    ),
  ),
  [screenPath("about", "sv"), 375] as const,
  [screenPath("blog", "sv"), 1280] as const,
  [illustratedPost("sv").path, 375] as const,
])("%s at %i px has no layout shifts while scrolling", async (path, width) => {
  const { page } = await site.openPage({ path, width, prepare: watchShifts });
  await scrollSlowly(page);
  expect(await shiftsOn(page)).toEqual(noShifts);
});

test("a direct visit to blog page 2 has no layout shifts while its posts load", async () => {
  const visit = { path: blogPageUrl(2, "sv"), prepare: watchShifts };
  const { page } = await site.openPage(visit);
  await page.locator("main article").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await shiftsOn(page)).toEqual(noShifts);
});

test("a layout shift is reported", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), prepare: watchShifts });
  await page.evaluate(() => {
    const tall = document.createElement("p");
    tall.style.height = "200px";
    document.querySelector("main")!.before(tall);
  });
  await untilShifted(page);
  expect((await shiftsOn(page)).isStill).toBe(false);
});
