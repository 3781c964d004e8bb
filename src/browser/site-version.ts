/**
 * Detects a deployment that is newer than the visitor's running scripts.
 *
 * Why: Gatsby compares versions when a link is followed, but not on Back and Forward.
 */
import type { GatsbyWindow, PageResources } from "./gatsby-runtime";

/** Returns whether a page has loaded and belongs to the same build as the running scripts. */
export function isCurrentVersion(resources: PageResources | undefined): boolean {
  if (!resources?.page) return false;
  const { ___webpackCompilationHash: version } = window as GatsbyWindow;
  // Unset in development.
  return !version || resources.page.webpackCompilationHash === version;
}

/** Returns whether a newer version has been published, whose chunks the running scripts cannot load. */
export async function hasNewVersion(): Promise<boolean> {
  const { ___loader: loader, ___webpackCompilationHash: version } = window as GatsbyWindow;
  const data = version ? await loader?.loadAppData() : undefined;
  return data !== undefined && data.webpackCompilationHash !== version;
}

/**
 * Reloads when Back or Forward leads to a page that cannot be shown; the URL is current already. Gatsby
 * would also reload, but drop the fragment, and would show a prefetched page of a newer version.
 */
export function reloadOnNewVersion(): void {
  const { ___loader: loader, ___webpackCompilationHash: version } = window as GatsbyWindow;
  // In development, Gatsby shows the errors of a page.
  if (!loader || !version) return;
  const { loadPage, loadPageSync } = loader;
  loader.loadPageSync = (path, options) => {
    const resources = loadPageSync(path, options);
    return isCurrentVersion(resources) ? resources : undefined;
  };
  loader.loadPage = async (path) => {
    const resources = await loadPage(path).catch(() => undefined);
    if (isCurrentVersion(resources)) return resources;
    window.location.reload();
    // Never settles, so that Gatsby does nothing during the reload.
    return await new Promise(() => undefined);
  };
}
