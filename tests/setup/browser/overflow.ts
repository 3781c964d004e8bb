/** Whether pages scroll sideways, and what makes them. */
import type { Frame, Page } from "playwright-core";

/** What reaches beyond the window's right or left edge without being cut off, and what scrolls sideways. */
export async function overflowingElements(page: Page | Frame): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around);
        if (around === document.body) return false;
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
      return boxes.some(isOutside) && !isCut(element);
    });
    // Slides that wait beside their carousel are meant.
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

/** Doubles the size of text, as a reader does in the browser's settings. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  // In a frame on the page, too.
  for (const frame of page.frames()) {
    await frame.waitForFunction(
      () => getComputedStyle(document.documentElement).fontSize === "32px",
    );
  }
}
