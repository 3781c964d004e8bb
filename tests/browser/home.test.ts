/** The home page: the two sides of an answer, and the figures that count. */
import type { Locator, Page } from "playwright-core";
import { scrollSlowly, shiftsOn, noShifts, watchShifts } from "../setup/browser/layout-shifts";
import { animationsFinished } from "../setup/browser/page-probes";
import { bannerOn } from "../setup/pages/consent-page";
import { brokenFigures } from "../setup/pages/figures";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { exampleMonth } from "../../src/config/service-facts";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const finalFigures = ["80+", "100\u00a0%", "4,9"];

function figuresOn(page: Page) {
  return page.locator("main dl").first().locator("dd");
}

/** The hero's radio buttons, from the worst mood to the best, and what its two sides say of an answer. */
function sidesOn(page: Page, locale: Locale) {
  const question = pageText(locale, "home", "sides.question");
  const group = page.getByRole("radiogroup", { name: question, exact: true });
  const employer = page
    .getByRole("heading", { name: pageText(locale, "home", "sides.employer") })
    .locator("../..");
  return {
    group,
    mood: (number: 1 | 2 | 3 | 4 | 5) =>
      group.getByRole("radio", {
        name: pageText(locale, "home", `sides.mood.${number}`),
        exact: true,
      }),
    promise: group.getByText(pageText(locale, "home", "sides.unseen")),
    numbers: group.getByRole("status").getByRole("link"),
    count: employer.getByText(String(exampleMonth.people), { exact: true }),
    dots: employer.locator("span[aria-hidden]").first(),
    news: async () => (await employer.getByRole("status").innerText()).replace(/\s+/g, " "),
  };
}

test.each([
  ["en", true],
  ["sv", false],
] as const)(
  "an answer stays with the employee: the employer's side is unchanged, and says so (%s, JavaScript %s)",
  async (locale, javaScript) => {
    const { page } = await site.openPage({
      path: screenPath("home", locale),
      javaScript,
      context: { reducedMotion: "reduce" },
    });
    const { group, mood, promise, numbers, count, dots, news } = sidesOn(page, locale);
    const text = (key: "employer" | "unchanged") => pageText(locale, "home", `sides.${key}`);
    const unchanged = `${text("employer")}: ${text("unchanged")}`;
    const pictures = async () =>
      await Promise.all(
        [count, dots].map(async (part) => (await part.screenshot()).toString("hex")),
      );
    await dots.scrollIntoViewIfNeeded();
    const before = await pictures();
    expect(await group.getByRole("radio", { checked: true }).count()).toBe(0);
    expect([await promise.isVisible(), await news()]).toEqual([false, ""]);

    await mood(4).check();
    expect([await promise.isVisible(), await news()]).toEqual([true, unchanged]);
    expect(await numbers.filter({ visible: true }).count()).toBe(0);
    expect(await pictures()).toEqual(before);

    // The worst day adds the numbers to call, and takes nothing away.
    await mood(1).check();
    expect(await numbers.filter({ visible: true }).allInnerTexts()).toEqual([
      "112",
      "90101",
      "1177",
    ]);
    expect([await promise.isVisible(), await news()]).toEqual([true, unchanged]);
    await page.keyboard.press("ArrowRight");
    expect(await mood(2).isChecked()).toBe(true);
    expect(await numbers.filter({ visible: true }).count()).toBe(0);
    expect(await pictures()).toEqual(before);
  },
);

/** Returns how deep the chosen answer's dot stands in the wall between the sides, in px: below 0, it has not reached it. */
async function dotDepth(group: Locator, isBelow: boolean): Promise<number> {
  return await group.evaluate((root, below) => {
    const face = root.querySelector("input:checked + * + *")!;
    const dot = getComputedStyle(face, "::after");
    const [wall, end] = [root, face].map((element) => element.getBoundingClientRect());
    return below
      ? end!.bottom - parseFloat(dot.bottom) - wall!.bottom
      : end!.right - parseFloat(dot.right) - wall!.right;
  }, isBelow);
}

test.each([
  [375, true],
  [1280, false],
])("an answer's dot leaves its face and stops at the wall, at %i px", async (width, isBelow) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), width });
  const { group, mood } = sidesOn(page, "sv");
  for (const number of [5, 1] as const) {
    await mood(number).check();
    // It moves, and nothing else: no layout.
    const moved = await group.evaluate((root) =>
      root
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ pseudoElement }) => pseudoElement === "::after")
        .flatMap((effect) => effect.getKeyframes().flatMap(Object.keys)),
    );
    expect(moved).toContain("translate");
    const timing = ["offset", "computedOffset", "easing", "composite"];
    expect(moved.filter((name) => ![...timing, "translate", "scale"].includes(name))).toEqual([]);
    await animationsFinished(group);
    // A little of it is behind the wall, so that it looks pressed against it.
    const depth = await dotDepth(group, isBelow);
    expect(depth).toBeGreaterThan(0);
    expect(depth).toBeLessThan(4);
  }
});

test.each(locales)(
  "what the worst answer adds moves nothing below the hero (%s)",
  async (locale) => {
    const { page } = await site.openPage({ path: screenPath("home", locale), width: 1280 });
    const { mood, numbers, count } = sidesOn(page, locale);
    const places = async () =>
      await Promise.all(
        [count, figuresOn(page).first()].map(async (part) => (await part.boundingBox())!.y),
      );
    await mood(3).check();
    const before = await places();
    await mood(1).check();
    expect(await numbers.filter({ visible: true }).count()).toBe(3);
    expect(await places()).toEqual(before);
  },
);

test.each(locales)(
  "the two sides begin above the cookie banner of a small phone (%s)",
  async (locale) => {
    const { page } = await site.openPage({
      path: screenPath("home", locale),
      width: 375,
      height: 667,
    });
    await bannerOn(page, locale).waitFor();
    const { group } = sidesOn(page, locale);
    const question = group.getByText(pageText(locale, "home", "sides.question"));
    const { y, height } = (await question.boundingBox())!;
    const banner = (await bannerOn(page, locale).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(banner.y);
  },
);

test("what stands beside something else begins at the page's fifth, seventh or ninth column", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), width: 1280 });
  const names = page.locator("main dl").first().locator("dt");
  const parts = {
    fifth: [names.nth(1), page.locator("main dl h3").first(), page.locator("main summary").first()],
    seventh: [page.getByRole("radiogroup").first(), page.locator("main aside form")],
    ninth: [names.nth(2), page.locator("main dl li p").first()],
  };
  const starts = Object.entries(parts).map(async ([column, all]) => [
    column,
    new Set(await Promise.all(all.map(async (part) => Math.round((await part.boundingBox())!.x)))),
  ]);
  expect(Object.fromEntries(await Promise.all(starts))).toEqual({
    fifth: new Set([459]),
    seventh: new Set([656]),
    ninth: new Set([853]),
  });
});

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
    // It starts when most of it is seen, and its name is always there.
    const early = samples.filter(({ isSeen, isDue }) => isSeen && !isDue);
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
