/**
 * Calls back once Gatsby has updated the head, which happens shortly after the new page renders. Detects
 * it by the `lang` attribute, which Gatsby removes and sets again on every page, including the first.
 *
 * Why: Gatsby has no hook for it, and `onRouteUpdate` runs too early.
 * Rests on: `gatsby/cache-dir/head/head-export-handler-for-browser.js`, which sets attributes and head in one
 * task.
 * Can go: when Gatsby calls a hook after the head.
 *
 * @returns a function that stops watching; call it before the next head update. An update that is
 * still queued is delivered synchronously.
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
