/** The users' reviews on the page about the therapists. */
import type { Page } from "playwright-core";
import { scrollThrough } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest, type VisitOptions } from "../setup/servers/site";
import { reviews } from "../../src/features/reviews/reviews-data";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

type ShiftWindow = Window & { layoutShifts?: number[] };
type Box = { readonly left: number; readonly top: number; readonly width: number };

/** The page with its first reviews. */
const openTherapists = (
  width: number,
  options: Partial<VisitOptions> = {},
  locale: Locale = "en",
) => site.openPage({ path: screenPath("therapists", locale), width, ...options });

function moreButton(page: Page, locale: Locale = "en") {
  return page.getByRole("button", { name: pageText(locale, "reviews", "more"), exact: true });
}

function cards(page: Page) {
  return page.locator("main figure").filter({ visible: true });
}

function quotesUpTo(count: number, locale: Locale): string[] {
  return reviews.slice(0, count).map(({ key }) => pageText(locale, "reviews", `${key}.quote`));
}

/** Page position of each visible review by its quote. */
async function boxes(page: Page): Promise<Map<string, Box>> {
  const found = await page.locator("main figure").evaluateAll((figures) =>
    figures
      .filter((figure) => figure.checkVisibility())
      .map((figure): [string, Box] => {
        const { left, top, width } = figure.getBoundingClientRect();
        return [
          figure.querySelector("blockquote")?.textContent ?? "",
          { left: left + scrollX, top: top + scrollY, width },
        ];
      }),
  );
  return new Map(found);
}

/** Visible reviews that overlap each other or overflow the viewport. */
async function misplaced(page: Page): Promise<string[]> {
  return await page.locator("main figure").evaluateAll((figures) => {
    const shown = figures.filter((figure) => figure.checkVisibility());
    const rects = shown.map((figure) => figure.getBoundingClientRect());
    const problems: string[] = [];
    for (const [index, a] of rects.entries()) {
      if (a.left < 0 || a.right > innerWidth) problems.push(`${index} reaches beyond the window`);
      for (const [other, b] of rects.slice(0, index).entries()) {
        const isApart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        if (!isApart) problems.push(`${other} and ${index} lie upon each other`);
      }
    }
    return problems;
  });
}

async function columnCount(page: Page): Promise<number> {
  return new Set([...(await boxes(page)).values()].map(({ left }) => Math.round(left))).size;
}

/** Columns and review counts by viewport width, breakpoints included. */
const steps = [
  { width: 375, columns: 1, counts: [4, 8, 12, 16, 20] },
  { width: 768, columns: 1, counts: [4, 8, 12, 16, 20] },
  { width: 769, columns: 2, counts: [6, 12, 18, 20] },
  { width: 1024, columns: 2, counts: [6, 12, 18, 20] },
  { width: 1200, columns: 2, counts: [6, 12, 18, 20] },
  { width: 1201, columns: 3, counts: [9, 18, 20] },
  { width: 1280, columns: 3, counts: [9, 18, 20] },
  { width: 1920, columns: 3, counts: [9, 18, 20] },
];

test.each(steps)("at $width px: $columns columns, $counts", async ({ width, columns, counts }) => {
  const { page, problems } = await openTherapists(width);
  for (const [index, count] of counts.entries()) {
    const shown = await boxes(page);
    expect([...shown.keys()].sort()).toEqual(quotesUpTo(count, "en").sort());
    expect(await columnCount(page)).toBe(columns);
    expect(await misplaced(page)).toEqual([]);
    const next = quotesUpTo(20, "en")[count];
    if (next === undefined) break;

    const more = moreButton(page);
    await more.scrollIntoViewIfNeeded();
    const scrolledTo = await page.evaluate(() => scrollY);
    await more.click();
    await page
      .getByRole("status")
      .filter({
        hasText: pageText("en", "reviews", "showing", { shown: counts[index + 1]!, total: 20 }),
      })
      .waitFor({ state: "attached" });

    // The first new review is focused and in view; nothing has moved.
    const focused = page.locator("li:focus");
    expect(await focused.locator("blockquote").textContent()).toBe(next);
    expect(await focused.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThan(900);
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
    const after = await boxes(page);
    for (const [quote, box] of shown) {
      const now = after.get(quote)!;
      expect(now.left).toBeCloseTo(box.left, 0);
      expect(now.top).toBeCloseTo(box.top, 0);
      expect(now.width).toBeCloseTo(box.width, 0);
    }
  }
  expect(await moreButton(page).count()).toBe(0);
  expect(problems()).toEqual([]);
});

test.each([
  { from: 1280, to: 375, columns: 1 },
  { from: 1024, to: 1920, columns: 3 },
  { from: 375, to: 1024, columns: 2 },
])("from $from to $to px as many show as before", async ({ from, to, columns }) => {
  const { page, problems } = await openTherapists(from);
  await moreButton(page).click();
  await page.locator("li:focus").waitFor();
  const quotes = [...(await boxes(page)).keys()].sort();

  await page.setViewportSize({ width: to, height: 900 });
  await page.waitForFunction(
    (count) => document.querySelectorAll("main ul:has(figure)").length === count,
    columns,
  );
  expect(await columnCount(page)).toBe(columns);
  expect([...(await boxes(page)).keys()].sort()).toEqual(quotes);
  expect(await misplaced(page)).toEqual([]);
  expect(problems()).toEqual([]);
});

test("another width before the first click shows what that width shows", async () => {
  const { page } = await openTherapists(1280);
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await cards(page).count()).toBe(4);
  await moreButton(page).click();
  expect(await cards(page).count()).toBe(8);
});

test.each([375, 1280])(
  "without JavaScript all twenty show, without a button, at %i px",
  async (width) => {
    for (const locale of locales) {
      const { page } = await openTherapists(width, { javaScript: false }, locale);
      expect([...(await boxes(page)).keys()].sort()).toEqual(quotesUpTo(20, locale).sort());
      expect(await misplaced(page)).toEqual([]);
      expect(await moreButton(page, locale).isVisible()).toBe(false);
    }
  },
);

test.each([375, 768, 1280, 1920])(
  "nothing shifts while the page loads, at %i px",
  async (width) => {
    const { page } = await openTherapists(
      width,
      {
        prepare: async (newPage) => {
          await newPage.addInitScript(() => {
            const shifts: number[] = ((window as ShiftWindow).layoutShifts = []);
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
              shifts.push(...entries.map(({ value }) => value));
            }).observe({ type: "layout-shift", buffered: true });
          });
        },
      },
      "sv",
    );
    await scrollThrough(page);
    const shifts = await page.evaluate(() => (window as ShiftWindow).layoutShifts!);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
  },
);
