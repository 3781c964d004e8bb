/** The users' reviews on the page about the therapists. */
import type { Page } from "playwright-core";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest, type VisitOptions } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

type Box = { readonly left: number; readonly top: number; readonly width: number };

/** The page with its first reviews. */
const openTherapists = (width: number, options: Partial<VisitOptions> = {}) =>
  site.openPage({ path: screenPath("therapists", "en"), width, ...options });

function moreButton(page: Page) {
  return page.getByRole("button", { name: pageText("en", "reviews", "more"), exact: true });
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

// How many each further click adds, and what it says: `reviews.test.tsx`.
test.each([
  [768, 2, 4, 8],
  [769, 2, 6, 12],
  [1200, 2, 6, 12],
  [1201, 3, 9, 18],
])("at %i px: %i columns, %i reviews, %i after a click", async (width, columns, first, more) => {
  const { page } = await openTherapists(width);
  const shown = await boxes(page);
  expect(shown.size).toBe(first);
  await moreButton(page).scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  await moreButton(page).click();

  // The first new review is focused and in view; nothing has moved.
  const focused = page.locator("li:focus");
  expect(await focused.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThan(900);
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  const after = await boxes(page);
  expect(after.size).toBe(more);
  const rounded = ({ left, top, width }: Box) => [left, top, width].map(Math.round);
  for (const [quote, box] of shown) expect(rounded(after.get(quote)!)).toEqual(rounded(box));
  expect(await columnCount(page)).toBe(columns);
  expect(await misplaced(page)).toEqual([]);
});

test("another width shows its own number before the first click, and has its own columns after", async () => {
  const { page } = await openTherapists(1280);
  await page.setViewportSize({ width: 375, height: 900 });
  expect((await boxes(page)).size).toBe(4);
  await moreButton(page).click();
  await page.locator("li:focus").waitFor();
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await columnCount(page)).toBe(2);
  expect(await misplaced(page)).toEqual([]);
});

test("without JavaScript all twenty show, without a button", async () => {
  const { page } = await openTherapists(1280, { javaScript: false });
  expect((await boxes(page)).size).toBe(20);
  expect(await misplaced(page)).toEqual([]);
  expect(await moreButton(page).isVisible()).toBe(false);
});
