/** The home page's figures, frame by frame. */
import type { Page } from "playwright-core";
import { scrollSlowly, shiftsOn, noShifts, watchShifts } from "../setup/browser/layout-shifts";
import { siteUnderTest } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

function figuresOn(page: Page) {
  return page.locator("main dl").first().locator("dd");
}

type FrameSample = { readonly isSeen: boolean; readonly shown: string; readonly width: number };

/** Records the first figure frame by frame while it scrolls into view and counts. */
async function watchFigure(page: Page): Promise<FrameSample[]> {
  return await page.evaluate(async () => {
    const figure = document.querySelector("main dl dd")!;
    const samples: FrameSample[] = [];
    const record = () => {
      const [final, count] = figure.firstElementChild!.children;
      const { top, width } = figure.firstElementChild!.getBoundingClientRect();
      const isSeen = top < innerHeight;
      if (isSeen) visibleSince = Math.min(visibleSince, performance.now());
      samples.push({ isSeen, shown: (count ?? final)!.textContent, width });
    };
    let visibleSince = Infinity;
    while (performance.now() - visibleSince < 2_500) {
      if (figure.getBoundingClientRect().bottom > innerHeight / 2) {
        scrollBy({ top: 8, behavior: "instant" });
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      record();
    }
    return samples;
  });
}

test("the figures count when in view, without layout shifts", async () => {
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    height: 600,
    prepare: watchShifts,
  });
  const final = await figuresOn(page).allInnerTexts();
  expect(final).toHaveLength(3);
  const samples = await watchFigure(page);
  const seen = samples.filter(({ isSeen }) => isSeen).map(({ shown }) => shown);
  // The final value is not shown before counting starts.
  expect(seen[0]).not.toBe(final[0]);
  expect(seen.at(-1)).toBe(final[0]);
  const numbers = seen.map((shown) => parseInt(shown, 10));
  expect(numbers.filter((number, index) => number < (numbers[index - 1] ?? 0))).toEqual([]);
  expect(new Set(numbers).size).toBeGreaterThan(20);
  expect(new Set(samples.map((sample) => sample.width)).size).toBe(1);

  await scrollSlowly(page);
  expect(await shiftsOn(page)).toEqual(noShifts);
  expect(await figuresOn(page).allInnerTexts()).toEqual(final);
});
