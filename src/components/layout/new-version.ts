/** A new version of the site in the place of the one that the visitor's scripts are of. */

type PageResources = { readonly page?: { readonly webpackCompilationHash?: string } };

type GatsbyWindow = Window & {
  readonly ___webpackCompilationHash?: string;
  readonly ___loader?: { loadPage(path: string): Promise<PageResources | undefined> };
};

/**
 * Takes a page of another build for one that cannot be shown here, so that the browser itself loads it.
 * Gatsby does that too, but adds a second entry to the history, or does not, depending on which of the
 * two is sooner: Back would lead to the same page or past the one before.
 */
export function leavePagesOfNewVersion(): void {
  const { ___loader: loader, ___webpackCompilationHash: version } = window as GatsbyWindow;
  // While developing, nothing is built.
  if (!loader || !version) return;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    return resources?.page?.webpackCompilationHash === version ? resources : undefined;
  };
}
