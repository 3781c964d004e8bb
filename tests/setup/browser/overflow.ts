/** Detects horizontal scrolling and cut-off text, and what causes them. */
import type { Frame, Page } from "@playwright/test";

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
    const all = [...document.body.querySelectorAll("*")];
    const wide = all.filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own <= 1 || (right <= width + 1 && left >= -1)) return false;
      return element.checkVisibility({ visibilityProperty: true }) && !isClipped(element);
    });
    // Carousels may scroll sideways.
    const scrolling = all.filter((element) => {
      if (element.clientWidth === 0 || element.scrollWidth <= element.clientWidth) return false;
      const { overflowX, scrollSnapType } = getComputedStyle(element);
      return ["auto", "scroll"].includes(overflowX) && scrollSnapType === "none";
    });
    const lines = [...wide, ...scrolling].map((element) => element.outerHTML.slice(0, 120));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`${scrollWidth} px in ${width} px`, ...lines] : lines;
  });
}

/** Clipped text, and controls that do not fit into the header. */
export async function cutOffTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isClamped = (element: Element): boolean =>
      getComputedStyle(element).webkitLineClamp !== "none" ||
      (element.parentElement !== null && isClamped(element.parentElement));
    // Pictures keep their sizes, titles of cards have two lines, and slides wait beside their carousel.
    const isMeant = (element: Element): boolean =>
      element.closest("[role='img'], [aria-hidden='true'], [inert], .visually-hidden") !== null ||
      isClamped(element);
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (text.nodeValue!.trim() === "" || isMeant(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const { left, right, top, bottom, height } = around.getBoundingClientRect();
        const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
        // The product's name leaves the bar as a whole when there is room for the mark only.
        if (around.closest("header a") && box.top >= bottom - 1) break;
        const isCut =
          (hides(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
          (hides(overflowY) && (box.top < top - 4 || box.bottom > bottom + 4));
        if (isCut && around !== document.body && height > 1) {
          found.push(`${text.nodeValue!.slice(0, 40)} … by ${around.outerHTML.slice(0, 100)}`);
          break;
        }
      }
    }
    const header = document.querySelector("header")!;
    const bar = header.getBoundingClientRect();
    const controls = [...header.querySelectorAll(":scope > * > :is(a, button)")];
    const outside = controls.filter((control) => {
      const { top, bottom, width } = control.getBoundingClientRect();
      return width > 0 && (top < bar.top || bottom > bar.bottom);
    });
    return [...found, ...outside.map((control) => `out of the bar: ${control.outerHTML}`)];
  });
}

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
