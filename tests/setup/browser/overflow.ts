/** Detects horizontal scrolling and what causes it. */
import type { Frame, Page } from "playwright-core";

/** Lists elements that stick out of the viewport sideways without being clipped, or scroll sideways. */
export async function overflowingElements(page: Page | Frame): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, position } = getComputedStyle(ancestor);
        if (ancestor === document.body) return false;
        if (overflowX !== "visible" || position === "fixed") return true;
      }
      return false;
    };
    const isOutside = ({ left, right, width: own }: DOMRect): boolean =>
      own > 1 && (right > width + 1 || left < -1);
    const textBoxes = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.firstElementChild ? [] : [...range.getClientRects()];
    };
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.matches(".visually-hidden")) return false;
      const boxes = [element.getBoundingClientRect(), ...textBoxes(element)];
      return boxes.some(isOutside) && !isClipped(element);
    });
    // Carousels may scroll sideways.
    const scrolling = [...document.body.querySelectorAll("*")].filter((element) => {
      if (element.clientWidth === 0 || element.scrollWidth <= element.clientWidth) return false;
      const { overflowX, scrollSnapType } = getComputedStyle(element);
      return ["auto", "scroll"].includes(overflowX) && scrollSnapType === "none";
    });
    const lines = [...wide, ...scrolling].map((element) => element.outerHTML.slice(0, 120));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`${scrollWidth} px in ${width} px`, ...lines] : lines;
  });
}

/** Doubles the font size, as visitors can in the browser's settings. */
export async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const frame of page.frames()) {
    await frame.waitForFunction(
      () => getComputedStyle(document.documentElement).fontSize === "32px",
    );
  }
}
