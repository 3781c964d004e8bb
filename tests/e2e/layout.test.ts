/** Nothing is too wide, and nothing jumps. */
import type { Page } from "playwright-core";
import { siteUnderTest } from "../setup/site";
import { scrollSlowly, shiftsOn, still, untilShifted, watchShifts } from "../setup/layout-shifts";
import { samplePaths } from "../setup/sample-pages";
import { locales } from "../../src/i18n/locales";
import { blogPageAddress, screenPath } from "../../src/i18n/routes";
import { illustratedPost } from "../setup/sample-pages";

const site = siteUnderTest();

/** What reaches beyond the window's right or left edge without being cut off by something around it. */
async function overflowing(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        if (around === document.body) return false;
        if (overflowX !== "visible" || position === "fixed") return true;
      }
      return false;
    };
    const isOutside = ({ left, right, width: own }: DOMRect): boolean =>
      own > 1 && (right > width + 1 || left < -1);
    const textBoxes = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.firstElementChild ? [] : [...range.getClientRects()];
    };
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const boxes = [element.getBoundingClientRect(), ...textBoxes(element)];
      return boxes.some(isOutside) && !isCut(element);
    });
    const lines = wide.map((element) => element.outerHTML.slice(0, 120));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`${scrollWidth} px in ${width} px`, ...lines] : lines;
  });
}

test.each(samplePaths)("%s fits into every width", async (path) => {
  const { page } = await site.openPage({ path, width: 320 });
  const found: Record<number, string[]> = {};
  for (const width of [320, 375, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    found[width] = await overflowing(page);
  }
  expect(found).toEqual({ 320: [], 375: [], 768: [], 1280: [], 1920: [] });
});

test("something too wide would be found", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), width: 375 });
  await page.evaluate(() => {
    document
      .querySelector("main p")!
      .insertAdjacentHTML("beforeend", '<b style="padding:0 50vw">x</b>');
  });
  expect(await overflowing(page)).not.toEqual([]);
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
])("%s at %i px does not jump while it is read", async (path, width) => {
  const { page } = await site.openPage({ path, width, prepare: watchShifts });
  await scrollSlowly(page);
  expect(await shiftsOn(page)).toEqual(still);
});

test("a visit straight to page 2 of the blog does not jump while its posts come", async () => {
  const visit = { path: blogPageAddress(2, "sv"), prepare: watchShifts };
  const { page } = await site.openPage(visit);
  await page.locator("main article").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await shiftsOn(page)).toEqual(still);
});

test("a jump would be noticed", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), prepare: watchShifts });
  await page.evaluate(() => {
    document
      .querySelector("main")!
      .insertAdjacentHTML("beforebegin", '<p style="height:200px">x</p>');
  });
  await untilShifted(page);
  expect((await shiftsOn(page)).isStill).toBe(false);
});
