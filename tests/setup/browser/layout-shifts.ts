/** Measures a page's layout shifts through the browser's own API. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** The parts of the browser's entries that say how large a shift is, and of what. */
type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type ShiftWindow = Window & { shifts?: { value: number; nodes: string[] }[] };

const fontFile =
  require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");

/**
 * The font is there from the first paint. A machine without Arial or Liberation Sans has no fallback of the
 * same metrics: a font that came late on it would shift the page.
 */
async function provideFont(page: Page): Promise<void> {
  const font = (await readFile(fontFile)).toString("base64");
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace("Figtree Variable", bytes, { weight: "300 900" }));
  }, font);
}

/** Records all layout shifts that do not follow a visitor's input. */
export async function watchShifts(page: Page): Promise<void> {
  await provideFont(page);
  await page.addInitScript(() => {
    const shifts = ((window as ShiftWindow).shifts = [] as { value: number; nodes: string[] }[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const elements = entry.sources.map(({ node }) => node as Partial<Element> | null);
        const nodes = elements.map((node) => node?.outerHTML?.slice(0, 120) ?? "");
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, nodes });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the shifts of a page, none if all together are too small to be seen. */
export async function shiftsOn(page: Page) {
  const shifts = (await page.evaluate(() => (window as ShiftWindow).shifts))!;
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.001 ? [] : shifts;
}
