/**
 * Calls back when Gatsby has written the head of the page that has just come: some moments after the
 * page itself. Every head sets the page's language, on the first page anew, and it is taken off before.
 *
 * @returns ends the waiting, to be called before the next page's head can come. It calls back at once
 * when the head has been written just now, and nobody has been told yet.
 */
export function onHeadUpdate(callback: () => void): () => void {
  const { documentElement } = document;
  const observer = new MutationObserver(settle);
  function settle(): void {
    if (!documentElement.hasAttribute("lang")) return;
    observer.disconnect();
    callback();
  }
  observer.observe(documentElement, { attributeFilter: ["lang"] });
  return () => {
    if (observer.takeRecords().length > 0) settle();
    observer.disconnect();
  };
}
