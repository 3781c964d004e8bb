/** Times a navigation to a page that may have been prefetched. */
import type { Page } from "playwright-core";

/**
 * Hovers over a link, waits for its prefetch, and clicks it.
 *
 * @returns milliseconds from the click to the paint of the next page's heading.
 */
export async function timeNextPage(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        let clicked = 0;
        addEventListener("click", (event) => (clicked = event.timeStamp), { once: true });
        new MutationObserver((_, observer) => {
          const heading = document.querySelector("h1");
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.click();
  return await time;
}
