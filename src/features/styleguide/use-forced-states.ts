import { useEffect } from "react";
import { forcedSelectors } from "./forced-states";

function forcedRules({ cssRules }: CSSStyleSheet): string[] {
  return [...cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return [];
    return forcedSelectors(rule.selectorText).map(
      (selector) => `${selector} { ${rule.style.cssText} }`,
    );
  });
}

/** Makes `[data-forced]` work by copying the site's own rules, so that it shows what visitors see. */
export function useForcedStates(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync([...document.styleSheets].flatMap(forcedRules).join("\n"));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
