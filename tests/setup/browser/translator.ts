/** A translator like those of browsers: puts each text into two `<font>` elements, and goes on doing so. */
import type { Page } from "@playwright/test";

/** Translates a page. The translated text is a new node, as Chrome's is, and marked by brackets: `[[…]]`. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(startTranslator);
}

/** Runs in the page. */
function startTranslator(): void {
  const font = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  function wrap(text: Text): void {
    const parent = text.parentElement;
    const isForeign = !parent || parent.closest("font, script, style, noscript, textarea, svg");
    if (isForeign || !/[\p{L}\p{N}]/u.test(text.data)) return;
    const outer = font();
    outer.appendChild(font()).append(`[[${text.data}]]`);
    text.replaceWith(outer);
  }
  function wrapAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  }
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) wrap(target);
      addedNodes.forEach(wrapAll);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
