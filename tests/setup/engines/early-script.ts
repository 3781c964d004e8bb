/**
 * Logs policy violations and loading errors to the console, which every driver reports. Runs in every document
 * before the page's own scripts.
 */
export function reportEarly(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const position = `${sourceFile}:${lineNumber} ${sample}`;
    console.error(`violation of the policy: ${effectiveDirective} (${blockedURI}) at ${position}`);
  });
  addEventListener(
    "error",
    ({ target }) => {
      // The window's error events are exceptions, which drivers report.
      if (!(target instanceof Element)) return;
      // Leaving a page cancels its prefetches.
      if (target instanceof HTMLLinkElement && target.rel !== "stylesheet") return;
      const url = target.getAttribute("src") ?? target.getAttribute("href") ?? "";
      console.error(`not loaded: ${target.localName} ${url}`);
    },
    true,
  );
}
