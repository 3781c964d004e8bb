/** What Gatsby's running site leaves in the window, and this site's code relies on. */

export type PageResources = {
  readonly status?: string;
  readonly page?: { readonly webpackCompilationHash?: string };
};

export type GatsbyLoader = {
  /** Of the version that is published now; undefined when it cannot be had. */
  loadAppData: () => Promise<{ readonly webpackCompilationHash: string } | undefined>;
  hovering: (address: string) => void;
  /** Undefined, or with an error in the page's place, when it cannot be had. May reject. */
  loadPage: (address: string) => Promise<PageResources | undefined>;
  /** Undefined when the page is not there yet. */
  loadPageSync: (address: string, options?: object) => PageResources | undefined;
};

export type NavigateOptions = { readonly replace?: boolean; readonly state?: unknown };

export type GatsbyWindow = Window & {
  /** Gatsby's links and `navigate` call it, with an address of the site or a number of steps. */
  ___navigate?: (to: string | number, options?: NavigateOptions) => void;
  readonly ___loader?: GatsbyLoader;
  /** The build that the window's scripts are of. Nothing while developing. */
  readonly ___webpackCompilationHash?: string;
};
