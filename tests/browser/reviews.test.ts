/** The users' reviews on the page about the therapists. */
import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { pageText } from "../setup/output/page-text";
import type { Site, VisitOptions } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

type Box = { readonly left: number; readonly top: number; readonly width: number };

const openTherapists = (site: Site, width: number, options: Partial<VisitOptions> = {}) =>
  site.openPage({ path: screenPath("therapists", "en"), width, ...options });

function moreButton(page: Page) {
  return page.getByRole("button", { name: pageText("en", "reviews", "more"), exact: true });
}

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

/** How many a click would add. */
async function step(page: Page): Promise<number> {
  const section = page.locator("section").filter({ has: moreButton(page) });
  return await section.evaluate((element) =>
    Number(getComputedStyle(element).getPropertyValue("--reviews-per-click")),
  );
}

async function columnCount(page: Page): Promise<number> {
  return new Set([...(await boxes(page)).values()].map(({ left }) => Math.round(left))).size;
}

// That each click adds as many as were shown at first, and what it says: `reviews.test.tsx`.
test("each width has its number of reviews before a click, and its columns before and after", async ({
  site,
}) => {
  const { page } = await openTherapists(site, 375);
  const expectColumns = async (width: number, columns: number) => {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await columnCount(page), await misplaced(page)]).toEqual([width, columns, []]);
  };
  for (const [width, columns, first] of [
    [375, 1, 4],
    [768, 2, 4],
    [769, 2, 6],
    [1200, 2, 6],
    [1201, 3, 9],
  ] as const) {
    await expectColumns(width, columns);
    expect([width, (await boxes(page)).size, await step(page)]).toEqual([width, first, first]);
  }
  await moreButton(page).scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  const shown = await boxes(page);
  await moreButton(page).click();

  // The first new review is focused and in view; nothing has moved.
  const focused = page.locator("li:focus");
  expect(await focused.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThan(900);
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  const after = await boxes(page);
  expect(after.size).toBe(18);
  const rounded = ({ left, top, width }: Box) => [left, top, width].map(Math.round);
  for (const [quote, box] of shown) expect(rounded(after.get(quote)!)).toEqual(rounded(box));
  for (const [width, columns] of [
    [1201, 3],
    [1024, 2],
    [375, 1],
  ] as const)
    await expectColumns(width, columns);
});

test("without JavaScript all twenty show, without a button", async ({ site }) => {
  const { page } = await openTherapists(site, 1280, { javaScript: false });
  expect((await boxes(page)).size).toBe(20);
  expect(await misplaced(page)).toEqual([]);
  await expect(moreButton(page)).toBeHidden();
});
