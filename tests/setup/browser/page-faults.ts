/** Checks that every page must pass in every engine at every width. These functions run in the page. */

/** Scrolls to the end, which triggers everything lazy, and back to the top. */
export async function scrollThrough(step = innerHeight / 2): Promise<void> {
  // A busy machine may skip a frame.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
  }
  scrollTo({ top: 0, behavior: "instant" });
  await frame();
}

/** Returns errors about horizontal scrolling and about images that did not load. */
export function pageErrors(): string[] {
  const { scrollWidth } = document.documentElement;
  const wide =
    scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide in ${innerWidth} px.`] : [];
  const images = [...document.images]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map((image) => `Image not loaded: ${image.outerHTML.slice(0, 100)}`);
  return [...wide, ...images];
}

/** Titles and addresses, none of whose words the browser may hyphenate or break. */
export const unbroken = "h1, h2, h3, h4, a[href^='mailto:']";

/**
 * Returns what is divided between two lines, in the elements that a selector finds.
 *
 * @param unit pattern of what has to stay whole: by default words, which may end a line at a hyphen or a soft hyphen.
 */
export function brokenTexts({
  selector,
  unit = String.raw`[^\s\u00ad-]+`,
}: {
  readonly selector: string;
  readonly unit?: string;
}): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(".visually-hidden")) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: whole, index } of text.nodeValue!.matchAll(new RegExp(unit, "gu"))) {
        const lines = new Set<number>();
        for (let start = index; start < index + whole.length; start += 1) {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          // After a soft hyphen that ends a line, the first is the hyphen's.
          const rect = [...range.getClientRects()].at(-1);
          if (rect) lines.add(Math.round(rect.top));
        }
        if (lines.size > 1) found.push(whole);
      }
    }
  }
  return found;
}
