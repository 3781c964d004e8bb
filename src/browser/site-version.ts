/**
 * Detects a deployment that is newer than the visitor's running scripts.
 *
 * Why: Gatsby compares versions when a link is followed, but not on Back and Forward.
 */
import { fetchedUrl } from "./fetched-url";
import type { GatsbyWindow, PageResources } from "./gatsby-runtime";
import { showUnreachable } from "./unreachable";

/** Returns whether a page has loaded and belongs to the same build as the running scripts. */
export function isCurrentVersion(resources: PageResources | undefined): boolean {
  if (!resources?.page) return false;
  const { ___webpackCompilationHash: version } = window as GatsbyWindow;
  // Unset in development.
  return !version || resources.page.webpackCompilationHash === version;
}

/** Returns the build that is published now; undefined if the site cannot be reached. */
async function publishedVersion(): Promise<string | undefined> {
  const data = await (window as GatsbyWindow).___loader?.loadAppData().catch(() => undefined);
  return data?.webpackCompilationHash;
}

/** Returns whether a newer version has been published, whose chunks the running scripts cannot load. */
export async function hasNewVersion(): Promise<boolean> {
  const { ___webpackCompilationHash: version } = window as GatsbyWindow;
  const published = version && (await publishedVersion());
  return Boolean(published) && published !== version;
}

/**
 * Returns whether a page can be reached, even if a filter refuses its data. A redirect is an answer, too: that of a
 * network which asks for a log-in.
 */
export async function isReachable(url: string): Promise<boolean> {
  const answer = fetch(fetchedUrl(url), { method: "HEAD", redirect: "manual" });
  return await answer.then(
    () => true,
    () => false,
  );
}

/**
 * Reloads when Back or Forward leads to a page that cannot be shown, once the site can be reached; the URL is current
 * already. Gatsby would also reload, but drop the fragment, and would show a prefetched page of a newer version.
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
    const { href } = window.location;
    const reload = () => {
      if (window.location.href === href) window.location.reload();
    };
    if (resources?.page || (await isReachable(href))) {
      reload();
    } else {
      showUnreachable(reload);
    }
    // Never settles, so that Gatsby does nothing during the reload.
    return await new Promise(() => undefined);
  };
}
