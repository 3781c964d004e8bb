/** The figures that count on the home page. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { shiftsOn, watchShifts } from "../setup/browser/layout-shifts";
import { screenPath } from "../../src/i18n/routes";
import { scrollThrough } from "../setup/browser/page-faults";

const finalFigures = ["80+", "100\u00a0%", "4,9"];

function figuresOn(page: Page) {
  return page.locator("main dl").first().locator("dd");
}

type FrameSample = {
  readonly isSeen: boolean;
  /** Three quarters of it are in view. */
  readonly isDue: boolean;
  readonly shown: string;
  /** How much of the figure's name is seen. */
  readonly named: number;
  readonly width: number;
};

/** Records the first figure frame by frame while it scrolls into view and counts, until its name is seen. */
async function watchFigure(page: Page): Promise<FrameSample[]> {
  return await page.evaluate(async () => {
    const figure = document.querySelector("main dl dd")!;
    const samples: FrameSample[] = [];
    const record = (): FrameSample => {
      const [final, count] = figure.firstElementChild!.children;
      const { top, bottom, width, height } = figure.firstElementChild!.getBoundingClientRect();
      const name = figure.parentElement!.querySelector("dt")!;
      return {
        isSeen: top < innerHeight,
        isDue: bottom - height / 4 <= innerHeight,
        shown: (count ?? final)!.textContent,
        named: Number(getComputedStyle(name).opacity),
        width,
      };
    };
    let hasCounted = false;
    for (let last = record(); !hasCounted || last.shown !== "80+"; samples.push(last)) {
      if (figure.getBoundingClientRect().bottom > innerHeight / 2) {
        scrollBy({ top: 8, behavior: "instant" });
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      last = record();
      hasCounted ||= last.shown !== "80+";
    }
    return samples;
  });
}

for (const width of [375, 1280]) {
  test(`the figures count when in view, without layout shifts, at ${width} px`, async ({
    site,
  }) => {
    const { page } = await site.openPage({
      path: screenPath("home", "sv"),
      width,
      height: 600,
      prepare: watchShifts,
    });
    expect(await figuresOn(page).allInnerTexts()).toEqual(finalFigures);
    const samples = await watchFigure(page);
    const seen = samples.filter(({ isSeen }) => isSeen).map(({ shown }) => shown);
    // The final value is not shown before counting starts.
    expect(seen[0]).not.toBe("80+");
    const numbers = seen.map((shown) => parseInt(shown, 10));
    expect(numbers.filter((number, index) => number < (numbers[index - 1] ?? 0))).toEqual([]);
    expect(new Set(numbers).size).toBeGreaterThan(5);
    // It starts when most of it is seen, and its name waits for the number that it is the name of.
    const early = samples.filter(({ isSeen, isDue }) => isSeen && !isDue);
    expect(early.filter(({ shown }) => shown !== "0+")).toEqual([]);
    const named = samples.filter((sample) => sample.isSeen && sample.named > 0);
    expect(named.filter(({ shown }) => shown !== "80+")).toEqual([]);
    expect(new Set(samples.map((sample) => sample.width)).size).toBe(1);

    await page.evaluate(scrollThrough, 32);
    await page.waitForLoadState("networkidle");
    expect(await shiftsOn(page)).toEqual([]);
    expect(await figuresOn(page).allInnerTexts()).toEqual(finalFigures);
  });
}
