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

/** Returns errors about horizontal scrolling, images that did not load, and broken words. */
export function pageErrors(): string[] {
  const start = (element: Element) => element.outerHTML.slice(0, 100);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const { scrollWidth } = document.documentElement;
  const wide =
    scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide in ${innerWidth} px.`] : [];

  const images = [...document.images]
    .filter((image) => isVisible(image) && image.complete && image.naturalWidth === 0)
    .map((image) => `Image not loaded: ${start(image)}`);

  // Words that the browser has hyphenated or broken, although it must not.
  const brokenWords = [...document.querySelectorAll("h1, h2, h3, h4, a[href^='mailto:']")]
    .filter(isVisible)
    .flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of text.nodeValue!.matchAll(/[\p{L}\p{N}@.\u00AD]+/gu)) {
          // Soft hyphens allow a break.
          if (word.includes("\u00AD")) continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`"${word}" is broken in ${start(element)}`);
        }
      }
      return broken;
    });

  return [...wide, ...images, ...brokenWords];
}
