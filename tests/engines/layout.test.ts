/** Layouts that engines used to render differently. */
import { engineSite } from "../setup/engines/engine-site";
import { byRole, bySelector } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { pageText } from "../setup/output/page-text";
import { reviews } from "../../src/features/reviews/reviews-data";
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const locale: Locale = "sv";

const site = engineSite();

test("the calculator's figures stay within their columns", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  for (const width of [375, 800, 1280]) {
    await visitor.page.resize(width, 800);
    const outside = await visitor.ask(bySelector("#calculator dd, #calculator strong"), (figures) =>
      figures.flatMap((figure) => {
        const own = figure.getBoundingClientRect();
        const column = figure.parentElement!.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(figure);
        const text = range.getBoundingClientRect();
        const isInside = (inner: DOMRect, outer: DOMRect) =>
          inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
        return isInside(own, column) && isInside(text, column) ? [] : [figure.outerHTML];
      }),
    );
    expect([width, outside]).toEqual([width, []]);
  }
});

/** Top and number of reviews of each column, from left to right. */
async function columnsOf(visitor: Visitor): Promise<{ top: number; count: number }[]> {
  return await visitor.ask(bySelector("main figure"), (figures) => {
    const columns = new Map<number, { top: number; count: number }>();
    for (const figure of figures) {
      const { left, top } = figure.getBoundingClientRect();
      const column = columns.get(Math.round(left)) ?? { top: Infinity, count: 0 };
      const first = Math.min(column.top, Math.round(top));
      columns.set(Math.round(left), { top: first, count: column.count + 1 });
    }
    return [...columns].sort(([a], [b]) => a - b).map(([, column]) => column);
  });
}

test.each([
  [375, [4]],
  [800, [3, 3]],
  [1280, [3, 3, 3]],
])("at %i px the reviews are in even columns", async (width, counts) => {
  const visitor = await site.open({ path: screenPath("therapists", "sv"), width });
  const columns = await columnsOf(visitor);
  expect(columns.map(({ count }) => count)).toEqual(counts);
  expect(new Set(columns.map(({ top }) => top)).size).toBe(1);

  await visitor.click(byRole("button", pageText("sv", "reviews", "more")));
  await visitor.untilFocused(bySelector("main li:has(figure)"));
  const later = await columnsOf(visitor);
  expect(later.reduce((sum, { count }) => sum + count, 0)).toBe(
    Math.min(2 * counts.reduce((sum, count) => sum + count), reviews.length),
  );
  expect(new Set(later.map(({ top }) => top)).size).toBe(1);
});
