/** The users' reviews on the page about the therapists. */
import type { Page } from "playwright-core";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest, type VisitOptions } from "../setup/servers/site";
import { reviews } from "../../src/features/reviews/reviews-data";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

type Box = { readonly left: number; readonly top: number; readonly width: number };

/** The page with its first reviews. */
const openTherapists = (width: number, options: Partial<VisitOptions> = {}) =>
  site.openPage({ path: screenPath("therapists", "en"), width, ...options });

function moreButton(page: Page) {
  return page.getByRole("button", { name: pageText("en", "reviews", "more"), exact: true });
}

function quotesUpTo(count: number): string[] {
  return reviews.slice(0, count).map(({ key }) => pageText("en", "reviews", `${key}.quote`));
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
  { width: 768, columns: 1, counts: [4, 8, 12, 16, 20] },
  { width: 769, columns: 2, counts: [6, 12, 18, 20] },
  { width: 1200, columns: 2, counts: [6, 12, 18, 20] },
  { width: 1201, columns: 3, counts: [9, 18, 20] },
];

test.each(steps)("at $width px: $columns columns, $counts", async ({ width, columns, counts }) => {
  const { page, problems } = await openTherapists(width);
  for (const [index, count] of counts.entries()) {
    const shown = await boxes(page);
    expect([...shown.keys()].sort()).toEqual(quotesUpTo(count).sort());
    expect(await columnCount(page)).toBe(columns);
    expect(await misplaced(page)).toEqual([]);
    const next = quotesUpTo(20)[count];
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

test("another width shows its own number before the first click, and keeps it after", async () => {
  const { page, problems } = await openTherapists(1280);
  const resize = (width: number) => page.setViewportSize({ width, height: 900 });
  await resize(375);
  expect((await boxes(page)).size).toBe(4);
  await resize(1280);
  await moreButton(page).click();
  await page.locator("li:focus").waitFor();
  const quotes = [...(await boxes(page)).keys()].sort();

  await resize(1024);
  expect(await columnCount(page)).toBe(2);
  expect([...(await boxes(page)).keys()].sort()).toEqual(quotes);
  expect(await misplaced(page)).toEqual([]);
  expect(problems()).toEqual([]);
});

test("without JavaScript all twenty show, without a button", async () => {
  const { page } = await openTherapists(1280, { javaScript: false });
  expect([...(await boxes(page)).keys()].sort()).toEqual(quotesUpTo(20).sort());
  expect(await misplaced(page)).toEqual([]);
  expect(await moreButton(page).isVisible()).toBe(false);
});
