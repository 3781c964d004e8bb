/** Checks a page at many widths. */
import type { Frame, Page } from "@playwright/test";
import type { Site } from "../setup/servers/site";
import { overflowingElements } from "../setup/browser/overflow";

const holderPath = "/holder-of-a-frame";
const holder = `<!doctype html><html lang="en"><title>A frame</title>
<style>body { margin: 0 } iframe { border: 0; height: 900px }</style><iframe></iframe></html>`;

/** Returns the widths from `first` in steps, and `last`. */
export function everyWidth(first: number, last: number, step: number): number[] {
  const count = Math.ceil((last - first) / step);
  return [...Array.from({ length: count }, (_, index) => first + index * step), last];
}

/**
 * Opens a page of the site in a frame, which can be resized many times faster than a window. As the site
 * forbids framing, the page is served without its policy.
 */
export async function openInFrame(site: Site, path: string): Promise<{ page: Page; frame: Frame }> {
  const { page } = await site.openPage({
    path: holderPath,
    width: 2560,
    hasFaults: true, // The frame's page may be a missing one.
    async prepare(page) {
      await page.route(site.origin + holderPath, (route) =>
        route.fulfill({ contentType: "text/html", body: holder }),
      );
      await page.route(site.origin + path, async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        delete headers["content-security-policy"];
        delete headers["x-frame-options"];
        await route.fulfill({ response, headers });
      });
    },
  });
  const frame = page.frames()[1]!;
  await page.locator("iframe").evaluate((element: HTMLIFrameElement, src) => {
    element.src = src;
  }, path);
  await frame.waitForURL(site.origin + path);
  await frame.waitForFunction(() => window.isHydrated);
  return { page, frame };
}

/** Returns the widths at which the page in the frame scrolls sideways, with what sticks out. */
export async function overflowInFrame(frame: Frame, widths: readonly number[]): Promise<string[]> {
  const suspects = await frame.evaluate(async (widths) => {
    const { documentElement } = document;
    const { style } = frameElement as HTMLElement;
    const found: number[] = [];
    for (const [index, width] of widths.entries()) {
      style.width = `${width}px`;
      if (documentElement.scrollWidth > documentElement.clientWidth) found.push(width);
      // Lets scripts react to the width.
      if (index % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    return found;
  }, widths);

  const found: string[] = [];
  for (const width of suspects) {
    await frame.evaluate((width) => {
      (frameElement as HTMLElement).style.width = `${width}px`;
    }, width);
    found.push(...(await settledOverflow(frame, width)));
  }
  return found;
}

/** Returns what sticks out once scripts have reacted to the width. */
async function settledOverflow(frame: Frame, width: number): Promise<string[]> {
  await frame.evaluate(async () => {
    // A busy machine may skip a frame.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    await nextFrame();
    await nextFrame();
  });
  const lines = await overflowingElements(frame);
  return lines.length > 0 ? [`at ${width} px: ${lines.slice(0, 4).join("\n  ")}`] : [];
}
