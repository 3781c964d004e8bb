/** A translator like those of browsers: puts each text into two `<font>` elements, and goes on doing so. */
import type { Page } from "@playwright/test";

export type Translated = "letters" | "letters and digits";

/**
 * Translates a page from the start of its HTML, or once it is hydrated.
 *
 * The translated text is a new node, as Chrome's is, and marked by brackets: `[[…]]`.
 */
export async function translate(
  page: Page,
  what: Translated,
  when: "early" | "now",
): Promise<void> {
  const pattern = what === "letters" ? "\\p{L}" : "[\\p{L}\\p{N}]";
  if (when === "early") await page.addInitScript(startTranslator, pattern);
  else await page.evaluate(startTranslator, pattern);
}

/** Runs in the page. */
function startTranslator(pattern: string): void {
  const translatable = new RegExp(pattern, "u");
  const font = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  function wrap(text: Text): void {
    const parent = text.parentElement;
    const isForeign = !parent || parent.closest("font, script, style, noscript, textarea, svg");
    if (isForeign || !translatable.test(text.data)) return;
    const outer = font();
    const inner = outer.appendChild(font());
    inner.append(`[[${text.data}]]`);
    text.replaceWith(outer);
  }
  function wrapAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  }
  function start(): void {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text) wrap(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
}

/** Returns a text without the translator's marks. */
export function untranslated(text: string): string {
  return text.replace(/\[\[|\]\]/g, "");
}
