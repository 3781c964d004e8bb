/** Compares the focus order of a page with what it should be. */
import type { Page } from "@playwright/test";

/**
 * Finds what is focusable on the page now, in document order: each element that is visible and neither
 * disabled nor inert, and one of each group of radio buttons.
 *
 * @returns the start of each element's markup.
 */
async function expectStops(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isFirstOfGroup = (element: HTMLElement): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
        ({ name }) => name === element.name,
      );
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const operable = "a[href], button, input, select, textarea, summary, [tabindex]";
    const stops = [...document.querySelectorAll<HTMLElement>(operable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled") &&
        element.closest("[inert]") === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isFirstOfGroup(element),
    );
    return stops.map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Goes on by Tab. @returns what is focused then: whether it has a ring, and is not covered. */
async function tab(page: Page) {
  await page.keyboard.press("Tab");
  return await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    // A visually hidden input shows its ring on its label or on a sibling.
    const related = [focused.closest("label"), focused.parentElement, focused.nextElementSibling];
    const styles = [focused, ...related].flatMap((element) =>
      element ? [undefined, "::before"].map((part) => getComputedStyle(element, part)) : [],
    );
    const hasRing = styles.some(({ outlineStyle, outlineWidth, outlineColor }) => {
      const isVisible = outlineStyle !== "none" && outlineColor !== "rgba(0, 0, 0, 0)";
      return isVisible && parseFloat(outlineWidth) >= 2;
    });
    // Of a link on two lines, the first. A visually hidden input is covered by what is shown instead.
    const { left, right, top, bottom, height } = focused.getClientRects()[0]!;
    const own = [focused, focused.closest("label"), focused.parentElement];
    let seen = 0;
    for (let y = top + 0.5; y < bottom; y += 1) {
      const hit = document.elementFromPoint((left + right) / 2, y);
      if (own.some((element) => element?.contains(hit))) seen += 1;
    }
    // Of what is high, a part that is large enough to hit.
    const isSeen = left >= 0 && right <= innerWidth && seen >= Math.min(height - 2, 32);
    return { markup: focused.outerHTML.slice(0, 100), hasRing, isSeen };
  });
}

/** Goes through a page by Tab. @returns what is reached in another order, has no ring, or is covered. */
export async function wrongStops(page: Page): Promise<object[]> {
  const expected = await expectStops(page);
  await page.evaluate(() => {
    // Tab starts from the last focused position, even if that element has been removed.
    const start = document.createElement("span");
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus({ preventScroll: true });
    start.remove();
  });
  const stops: Awaited<ReturnType<typeof tab>>[] = [];
  for (let count = 0; count < expected.length; count += 1) stops.push(await tab(page));
  const order = stops.map(({ markup }) => markup);
  return [
    ...(order.join() === expected.join() ? [] : [{ order, expected }]),
    ...stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen),
  ];
}
