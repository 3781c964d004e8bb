/**
 * Types for the globals of Gatsby's runtime that the site relies on.
 *
 * Why: Gatsby neither types nor documents them.
 */

export type PageResources = {
  readonly status?: string;
  readonly page?: { readonly webpackCompilationHash?: string };
};

type GatsbyLoader = {
  /** Data of the currently published version; undefined when it cannot be loaded. */
  loadAppData: () => Promise<{ readonly webpackCompilationHash: string } | undefined>;
  /** Resolves to undefined, or to an error status without a page, when loading fails. May reject. */
  loadPage: (path: string) => Promise<PageResources | undefined>;
  /** Returns undefined when the page has not been loaded yet. */
  loadPageSync: (path: string, options?: object) => PageResources | undefined;
};

export type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

export type GatsbyWindow = Window & {
  /** Called by Gatsby's links and `navigate`, with a URL on the site or a number of history steps. */
  ___navigate?: (to: string | number, options?: NavigateOptions) => void;
  readonly ___loader?: GatsbyLoader;
  /** Build of the running scripts. Unset in development. */
  readonly ___webpackCompilationHash?: string;
};
