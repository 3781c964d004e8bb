/** What no page may show in any engine at any width. These functions run in the page. */

/** Scrolls to the end, so that everything that waits for it comes, and back to the top. */
export async function scrollThrough(): Promise<void> {
  // A busy machine may skip a drawing; the page is then as far as it will come.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
  }
  scrollTo({ top: 0, behavior: "instant" });
  await frame();
}

/** Lines about what makes the page scroll sideways, what did not load, and broken words. */
export function pageFaults(): string[] {
  const start = (element: Element) => element.outerHTML.slice(0, 100);
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const { scrollWidth } = document.documentElement;
  const wide =
    scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide in ${innerWidth} px.`] : [];

  const pictures = [...document.images]
    .filter((image) => isSeen(image) && image.complete && image.naturalWidth === 0)
    .map((image) => `No picture: ${start(image)}`);

  // A word that lies on two lines, and may not: the browser has hyphenated or cut it.
  const brokenWords = [...document.querySelectorAll("h1, h2, h3, h4, a[href^='mailto:']")]
    .filter(isSeen)
    .flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of text.nodeValue!.matchAll(/[\p{L}\p{N}@.\u00AD]+/gu)) {
          // Its writer has said where.
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

  return [...wide, ...pictures, ...brokenWords];
}
