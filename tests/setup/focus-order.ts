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
  /** Whether the middle of the element is on the screen, clear of the bar and of the cookie banner. */
  readonly isOnScreen: boolean;
};

/**
 * Notes what can be operated on the page at the moment, in the order of the document: one stop for each
 * element that is visible and neither disabled nor inert, and one for each group of radio buttons.
 *
 * @returns The start of each element's markup.
 */
export async function expectStops(page: Page): Promise<string[]> {
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
export async function tab(page: Page): Promise<Stop> {
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
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isBelowBar = focused.closest("main, footer") !== null;
    const bar = document.querySelector("header")!.getBoundingClientRect().bottom;
    const banner = [...document.querySelectorAll("section")].find(
      (section) => getComputedStyle(section).position === "fixed",
    );
    const end =
      banner && !banner.contains(focused) ? banner.getBoundingClientRect().top : innerHeight;
    return {
      place: (window as OrderWindow).expectedStops!.indexOf(focused),
      markup: focused.outerHTML.slice(0, 100),
      hasRing,
      isOnScreen: x > 0 && x < innerWidth && y < end && y > (isBelowBar ? bar : 0),
    };
  });
}
