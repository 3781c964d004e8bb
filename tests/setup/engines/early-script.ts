/**
 * Runs in every document before the page's own scripts, in all engines: what a browser shows to its
 * developers alone becomes an error on the console, which every driver hands on.
 */
export function reportEarly(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    const place = `${sourceFile}:${lineNumber} ${sample}`;
    console.error(`violation of the policy: ${effectiveDirective} (${blockedURI}) at ${place}`);
  });
  addEventListener(
    "error",
    ({ target }) => {
      // Events of elements do not bubble; those of the window are exceptions, which drivers see.
      if (!(target instanceof Element)) return;
      // A page that is left takes back what it was fetching ahead.
      if (target instanceof HTMLLinkElement && target.rel !== "stylesheet") return;
      const address = target.getAttribute("src") ?? target.getAttribute("href") ?? "";
      console.error(`not loaded: ${target.localName} ${address}`);
    },
    true,
  );
}
