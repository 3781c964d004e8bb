/** Where the Tab key leads on a page, and where it should. */
import type { Page } from "playwright-core";

type OrderWindow = Window & { expectedStops?: HTMLElement[] };

export type Stop = {
  /** Place among the elements that Tab should reach; -1 for anything else. */
  readonly place: number;
  /** Start of the element's markup. */
  readonly markup: string;
  /** Whether something shows the focus. */
  readonly hasRing: boolean;
  /** What keeps the element from being seen whole: where it lies, or what lies over it. */
  readonly hiddenBy: string | undefined;
};

/**
 * Notes what can be operated on the page at the moment, in the order of the document: one stop for each
 * element that is visible and neither disabled nor inert, and one for each group of radio buttons.
 *
 * @returns The start of each element's markup.
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
    (window as OrderWindow).expectedStops = stops;
    return stops.map((element) => element.outerHTML.slice(0, 100));
  });
}

/** Presses Tab and tells where the focus went. */
async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press("Tab");
  return await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    // A hidden box leaves its ring to its label or to what is drawn beside it.
    const around = [focused.closest("label"), focused.parentElement, focused.nextElementSibling];
    const drawn = [focused, ...around].flatMap((element) =>
      element ? [getComputedStyle(element), getComputedStyle(element, "::after")] : [],
    );
    const hasRing = drawn.some(({ outlineStyle, outlineWidth, outlineColor }) => {
      const isSeen = outlineStyle !== "none" && outlineColor !== "rgba(0, 0, 0, 0)";
      return isSeen && parseFloat(outlineWidth) >= 2;
    });
    const { left, right, top, bottom, height } = focused.getBoundingClientRect();
    const bar = focused.closest("main, footer")
      ? document.querySelector("header")!.getBoundingClientRect().bottom
      : 0;
    const banner = [...document.querySelectorAll("section")].find(
      (section) => getComputedStyle(section).position === "fixed",
    );
    const end =
      banner && !banner.contains(focused) ? banner.getBoundingClientRect().top : innerHeight;
    const hiddenBy = (): string | undefined => {
      if (left < 0 || right > innerWidth) return "a side of the window";
      // Of what is higher than the room for it, a part shows that one can hit.
      const isHigher = height >= end - bar;
      const [from, to] = isHigher ? [Math.max(top, bar), Math.min(bottom, end)] : [top, bottom];
      if (from < bar - 1 || to < bar) return "the bar";
      if (to > end + 1 || to - from < Math.min(height, 44))
        return "the end of the window, or the cookie banner";
      const seen = document.elementFromPoint((left + right) / 2, (from + to) / 2);
      // A hidden box lies under what is drawn in its place.
      const own = [focused, focused.closest("label"), focused.parentElement];
      const isOwn = own.some((element) => element && seen && element.contains(seen));
      return isOwn ? undefined : (seen?.outerHTML.slice(0, 100) ?? "nothing at all");
    };
    return {
      place: (window as OrderWindow).expectedStops!.indexOf(focused),
      markup: focused.outerHTML.slice(0, 100),
      hasRing,
      hiddenBy: hiddenBy(),
    };
  });
}

/** Tabs through the page from its beginning to its end. */
export async function tabThrough(page: Page): Promise<{ expected: string[]; stops: Stop[] }> {
  const expected = await expectStops(page);
  await page.evaluate(() => {
    // The next Tab starts from where the focus was last, even when what had it is gone.
    const beginning = document.createElement("span");
    beginning.tabIndex = -1;
    document.body.prepend(beginning);
    beginning.focus({ preventScroll: true });
    beginning.remove();
  });
  const stops: Stop[] = [];
  for (let count = 0; count < expected.length; count += 1) stops.push(await tab(page));
  return { expected, stops };
}
