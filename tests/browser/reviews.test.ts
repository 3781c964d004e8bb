/** The users' reviews on the page about the therapists. */
import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { pageText } from "../setup/output/page-text";
import type { Site, VisitOptions } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const openTherapists = (site: Site, width: number, options: Partial<VisitOptions> = {}) =>
  site.openPage({ path: screenPath("therapists", "en"), width, ...options });

function moreButton(page: Page) {
  return page.getByRole("button", { name: pageText("en", "reviews", "more"), exact: true });
}

/** Where the reviews are that are shown. */
async function places(page: Page): Promise<{ left: number; top: number }[]> {
  return await page.locator("main figure").evaluateAll((figures) =>
    figures
      .filter((figure) => figure.checkVisibility())
      .map((figure) => {
        const { left, top } = figure.getBoundingClientRect();
        return { left: Math.round(left), top: Math.round(top + scrollY) };
      }),
  );
}

/** How many a click would add. */
async function step(page: Page): Promise<number> {
  const section = page.locator("section").filter({ has: moreButton(page) });
  return await section.evaluate((element) =>
    Number(getComputedStyle(element).getPropertyValue("--reviews-per-click")),
  );
}

async function columnCount(page: Page): Promise<number> {
  return new Set((await places(page)).map(({ left }) => left)).size;
}

// That each click adds as many as were shown at first, and what it says: `reviews.test.tsx`.
test("each width has its number of reviews before a click, and its columns before and after", async ({
  site,
}) => {
  const { page } = await openTherapists(site, 375);
  const expectColumns = async (width: number, columns: number) => {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await columnCount(page)]).toEqual([width, columns]);
  };
  for (const [width, columns, first] of [
    [375, 1, 4],
    [768, 2, 4],
    [769, 2, 6],
    [1200, 2, 6],
    [1201, 3, 9],
  ] as const) {
    await expectColumns(width, columns);
    expect([width, (await places(page)).length, await step(page)]).toEqual([width, first, first]);
  }
  await moreButton(page).scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => scrollY);
  const shown = await places(page);
  await moreButton(page).click();

  // The first new review is focused and in view; nothing has moved.
  const focused = page.locator("li:focus");
  expect(await focused.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThan(900);
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  const after = await places(page);
  expect(after).toHaveLength(18);
  expect(after.slice(0, 9)).toEqual(shown);
  for (const [width, columns] of [
    [1201, 3],
    [1024, 2],
    [375, 1],
  ] as const)
    await expectColumns(width, columns);
});

test("without JavaScript all twenty show, without a button", async ({ site }) => {
  const { page } = await openTherapists(site, 1280, { javaScript: false });
  expect(await places(page)).toHaveLength(20);
  await expect(moreButton(page)).toBeHidden();
});
