/**
 * Calls back when Gatsby has written the head of the page that has just come: some moments after the
 * page itself. Every head sets the page's language, on the first page anew, and it is taken off before.
 */
export function onceHeadIsWritten(callback: () => void): void {
  const { documentElement } = document;
  const observer = new MutationObserver(() => {
    if (!documentElement.hasAttribute("lang")) return;
    observer.disconnect();
    callback();
  });
  observer.observe(documentElement, { attributeFilter: ["lang"] });
}
