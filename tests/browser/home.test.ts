/** The home page: the two sides of an answer, and the figures that count. */
import type { Page } from "playwright-core";
import { scrollSlowly, shiftsOn, noShifts, watchShifts } from "../setup/browser/layout-shifts";
import { brokenFigures } from "../setup/pages/figures";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const finalFigures = ["80+", "100\u00a0%", "4,9"];

function figuresOn(page: Page) {
  return page.locator("main dl").first().locator("dd");
}

/** The radio buttons of the hero, from the worst mood to the best, what the page says of them, and the employer's side. */
function sidesOn(page: Page, locale: Locale) {
  const question = pageText(locale, "home", "sides.question");
  const group = page.getByRole("radiogroup", { name: question, exact: true });
  return {
    mood: (number: 1 | 2 | 3 | 4 | 5) =>
      group.getByRole("radio", { name: pageText(locale, "home", `sides.mood.${number}`) }),
    news: async () => (await group.getByRole("status").allInnerTexts()).join(""),
    numbers: group.getByRole("status").getByRole("link"),
    employer: page
      .getByRole("heading", { name: pageText(locale, "home", "sides.employer") })
      .locator(".."),
  };
}

test.each([
  ["en", true],
  ["sv", false],
] as const)(
  "an answer changes the employee's side and leaves the employer's (%s, JavaScript %s)",
  async (locale, javaScript) => {
    const { page } = await site.openPage({
      path: screenPath("home", locale),
      javaScript,
      context: { reducedMotion: "reduce" },
    });
    const { mood, news, numbers, employer } = sidesOn(page, locale);
    const picture = () => employer.screenshot();
    await employer.scrollIntoViewIfNeeded();
    const before = await picture();
    expect(await news()).toBe("");

    await mood(4).check();
    expect(await news()).toBe(pageText(locale, "home", "sides.unmoved"));
    expect((await picture()).equals(before)).toBe(true);

    // On the worst day there are the numbers to call, and nothing else.
    await mood(1).check();
    expect(await numbers.allInnerTexts()).toEqual(["112", "90101", "1177"]);
    expect(await news()).not.toContain(pageText(locale, "home", "sides.unmoved"));
    await page.keyboard.press("ArrowRight");
    expect(await mood(2).isChecked()).toBe(true);
    expect(await news()).toBe(pageText(locale, "home", "sides.unmoved"));
    expect((await picture()).equals(before)).toBe(true);
  },
);

type FrameSample = {
  readonly isSeen: boolean;
  readonly isWhole: boolean;
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
      const { top, bottom, width } = figure.firstElementChild!.getBoundingClientRect();
      const name = figure.parentElement!.querySelector("dt")!;
      return {
        isSeen: top < innerHeight,
        isWhole: bottom <= innerHeight,
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

test.each([375, 1280])(
  "the figures count when in view, without layout shifts, at %i px",
  async (width) => {
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
    // It starts when all of it is seen, and its name is always there.
    const early = samples.filter(({ isSeen, isWhole }) => isSeen && !isWhole);
    expect(early.filter(({ shown }) => shown !== "0+")).toEqual([]);
    expect(samples.filter(({ named }) => named < 1)).toEqual([]);
    expect(new Set(samples.map((sample) => sample.width)).size).toBe(1);

    await scrollSlowly(page);
    expect(await shiftsOn(page)).toEqual(noShifts);
    expect(await figuresOn(page).allInnerTexts()).toEqual(finalFigures);
  },
);

test("a figure that is in view from the start, even in part, is never seen at another value", async () => {
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 1920,
    height: 1080,
    prepare: async (fresh) => {
      await watchShifts(fresh);
      // What is painted of the first figure, frame by frame, from the first time that it is there.
      await fresh.addInitScript(() => {
        const shown: string[] = [];
        Object.assign(window, { shown });
        const record = () => {
          const [final, count] = document.querySelector("main dl dd > *")?.children ?? [];
          const text = (count ?? final)?.textContent;
          if (text && text !== shown.at(-1)) shown.push(text);
          requestAnimationFrame(record);
        };
        record();
      });
    },
  });
  const figure = figuresOn(page).first();
  expect((await figure.boundingBox())!.y).toBeLessThan(1080);
  // The first interaction, and all that can bring the figure into view.
  await page.mouse.move(200, 200);
  await page.mouse.down();
  await page.mouse.up();
  await scrollSlowly(page);
  expect(await page.evaluate(() => (window as { shown?: string[] }).shown)).toEqual(["80+"]);
  expect(await shiftsOn(page)).toEqual(noShifts);
});

test.each(locales)("no figure is broken on the narrowest screen (%s)", async (locale) => {
  for (const screen of ["home", "about"] as const) {
    const { page } = await site.openPage({ path: screenPath(screen, locale), width: 320 });
    expect([screen, await brokenFigures(page)]).toEqual([screen, []]);
  }
});
