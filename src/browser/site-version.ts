/** A new version of the site in the place of the one that the visitor's scripts are of. */
import type { GatsbyWindow, PageResources } from "./gatsby-runtime";

/** Whether the window's scripts can show a page: it has come, and is of the same build as they are. */
export function isCurrentVersion(resources: PageResources | undefined): boolean {
  if (!resources?.page) return false;
  const { ___webpackCompilationHash: version } = window as GatsbyWindow;
  // While developing, nothing is built.
  return !version || resources.page.webpackCompilationHash === version;
}

/** Whether the scripts that the window may yet ask for are another version's. */
export async function hasNewVersion(): Promise<boolean> {
  const { ___loader: loader, ___webpackCompilationHash: version } = window as GatsbyWindow;
  const data = version ? await loader?.loadAppData() : undefined;
  return data !== undefined && data.webpackCompilationHash !== version;
}

/**
 * Has the browser load the page that Back or Forward led to when it cannot be shown: the address is
 * there already. Gatsby would do so too, but drop the address's fragment, and show a page of the new
 * version that it has loaded for a link.
 */
export function reloadOnNewVersion(): void {
  const { ___loader: loader, ___webpackCompilationHash: version } = window as GatsbyWindow;
  // While developing, Gatsby shows what is wrong with a page.
  if (!loader || !version) return;
  const { loadPage, loadPageSync } = loader;
  loader.loadPageSync = (address, options) => {
    const resources = loadPageSync(address, options);
    return isCurrentVersion(resources) ? resources : undefined;
  };
  loader.loadPage = async (address) => {
    const resources = await loadPage(address).catch(() => undefined);
    if (isCurrentVersion(resources)) return resources;
    window.location.reload();
    // Gatsby is to do nothing while the window is being left.
    return await new Promise(() => undefined);
  };
}
