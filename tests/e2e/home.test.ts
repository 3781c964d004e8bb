/** The home page: sections, figures and questions. */
import type { Page } from "playwright-core";
import { scrollSlowly, shiftsOn, noShifts, watchShifts } from "../setup/browser/layout-shifts";
import { hasFocus, scrollThrough } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

const questions = ["whitePaper", "cost", "who", "why", "security", "therapists"] as const;

const finalFigures: Record<Locale, string[]> = {
  sv: ["80+", "100\u00a0%", "4,9"],
  en: ["80+", "100%", "4.9"],
};

function figuresOn(page: Page) {
  return page.locator("main dl").first().locator("dd");
}

function questionOn(page: Page, locale: Locale, key: (typeof questions)[number]) {
  const title = pageText(locale, "faq", `${key}.title`);
  const item = page.locator("main details").filter({
    has: page.getByRole("heading", { level: 3, name: title, exact: true }),
  });
  return { item, button: item.locator("summary"), answer: item.locator("summary + *") };
}

test.each(locales)("one title, and the sections in order (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
  await scrollThrough(page);
  expect(await page.locator("h1").allInnerTexts()).toEqual([
    pageText(locale, "home", "hero.title"),
  ]);
  const levels = await page
    .locator("main :is(h1, h2, h3, h4, h5, h6)")
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);

  const sections = [
    pageText(locale, "home", "benefits.title"),
    pageText(locale, "home", "proof.title"),
    pageText(locale, "testimonials", "title"),
    pageText(locale, "faq", "title"),
    pageText(locale, "home", "articles.title"),
    pageText(locale, "newsletter", "title"),
  ];
  const titles = await page.locator("main h2").allInnerTexts();
  expect(titles.filter((title) => sections.includes(title))).toEqual(sections);
  expect(problems()).toEqual([]);
});

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
  ["sv", true],
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

/** Records the first figure frame by frame while it scrolls into view and counts. */
async function watchFigure(page: Page): Promise<FrameSample[]> {
  return await page.evaluate(async () => {
    const figure = document.querySelector("main dl dd")!;
    const samples: FrameSample[] = [];
    const record = () => {
      const [final, count] = figure.firstElementChild!.children;
      const { top, bottom, width } = figure.firstElementChild!.getBoundingClientRect();
      const name = figure.parentElement!.querySelector("dt > *")!;
      const isSeen = top < innerHeight;
      if (isSeen) visibleSince = Math.min(visibleSince, performance.now());
      samples.push({
        isSeen,
        isWhole: bottom <= innerHeight,
        shown: (count ?? final)!.textContent,
        named: Number(getComputedStyle(name).opacity),
        width,
      });
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

test.each([375, 1280])(
  "the figures count when in view, without layout shifts, at %i px",
  async (width) => {
    const { page } = await site.openPage({
      path: screenPath("home", "sv"),
      width,
      height: 600,
      prepare: watchShifts,
    });
    expect(await figuresOn(page).allInnerTexts()).toEqual(finalFigures.sv);
    const samples = await watchFigure(page);
    const seen = samples.filter(({ isSeen }) => isSeen).map(({ shown }) => shown);
    // The final value is not shown before counting starts.
    expect(seen[0]).not.toBe("80+");
    expect(seen.at(-1)).toBe("80+");
    const numbers = seen.map((shown) => parseInt(shown, 10));
    expect(numbers.filter((number, index) => number < (numbers[index - 1] ?? 0))).toEqual([]);
    expect(new Set(numbers).size).toBeGreaterThan(20);
    // It starts when all of it is seen, and has no name before it ends.
    const early = samples.filter(({ isSeen, isWhole }) => isSeen && !isWhole);
    expect(early.filter(({ shown }) => shown !== "0+")).toEqual([]);
    expect(samples.filter(({ shown, named }) => shown !== "80+" && named > 0)).toEqual([]);
    expect(samples.at(-1)!.named).toBeGreaterThan(0.9);
    expect(new Set(samples.map((sample) => sample.width)).size).toBe(1);

    await scrollSlowly(page);
    expect(await shiftsOn(page)).toEqual(noShifts);
    expect(await figuresOn(page).allInnerTexts()).toEqual(finalFigures.sv);
  },
);

test("with reduced motion the figures are final from the start", async () => {
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    height: 600,
    context: { reducedMotion: "reduce" },
  });
  const samples = await watchFigure(page);
  expect(new Set(samples.map(({ shown }) => shown))).toEqual(new Set(["80+"]));
});

test.each(locales)("without JavaScript: figures, questions and answers (%s)", async (locale) => {
  const { page } = await site.openPage({ path: screenPath("home", locale), javaScript: false });
  expect(await figuresOn(page).allInnerTexts()).toEqual(finalFigures[locale]);
  for (const key of questions) {
    const { button, answer } = questionOn(page, locale, key);
    expect(await answer.isVisible()).toBe(key === "whitePaper");
    if (key !== "whitePaper") await button.click();
    await answer.waitFor();
    expect((await answer.innerText()).length).toBeGreaterThan(80);
  }
});

test("questions open and close independently, by Enter, Space and click", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "en") });
  const open = () =>
    page
      .locator("main section > * > details")
      .evaluateAll((all) =>
        all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
      );
  expect(await open()).toEqual([0]);
  await questionOn(page, "en", "cost").button.focus();
  await page.keyboard.press("Enter");
  expect(await open()).toEqual([0, 1]);
  const { answer } = questionOn(page, "en", "cost");
  await answer.waitFor();
  // The answer's link is the next tab stop.
  await page.keyboard.press("Tab");
  expect(await hasFocus(answer.getByRole("link"))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus(questionOn(page, "en", "who").button)).toBe(true);
  await page.keyboard.press("Space");
  expect(await open()).toEqual([0, 1, 2]);
  await page.keyboard.press("Space");
  expect(await open()).toEqual([0, 1]);
  await questionOn(page, "en", "whitePaper").button.click();
  expect(await open()).toEqual([1]);
});
