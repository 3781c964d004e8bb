/**
 * Takes service workers out of the page, before Gatsby's development runtime looks for forgotten ones.
 *
 * Why: it asks without a catch (`gatsby/cache-dir/app.js`). In the Studio's frame, a browser that keeps other
 * sites from storing anything refuses to answer, and Gatsby covers the page with "Unhandled Runtime Error".
 */
export function hideServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
