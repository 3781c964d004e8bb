import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Applies a sheet of `src` to the document, for what it shows and hides. Classes have their own names in unit tests.
 *
 * Media and container queries match nothing, and of two rules the later one wins: jsdom weighs no selectors. What it
 * has computed for an element it keeps until a node or an attribute changes, which a click on a radio button does not.
 */
export function applySheet(path: string): void {
  const sheet = document.createElement("style");
  sheet.textContent = readFileSync(resolve(__dirname, "../../../src", path), "utf8");
  document.head.append(sheet);
  // jsdom knows no layers, so their rules stand by themselves.
  sheet.textContent = [...sheet.sheet!.cssRules]
    .flatMap((layer) => [...(layer as CSSGroupingRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .map((rule) => rule.cssText)
    .join("\n");
}
