import type { GatsbyWindow } from "./gatsby-runtime";

/** Gatsby's own path of the not-found page. */
const notFoundPath = "/404.html";

function decodable(path: string): string {
  const [pathname = ""] = path.split("?");
  try {
    decodeURIComponent(decodeURIComponent(pathname));
    return path;
  } catch {
    return notFoundPath;
  }
}

/**
 * Makes Gatsby load the not-found page at addresses that it cannot decode.
 *
 * Why: Gatsby decodes an address twice and throws at `/100%25`, before it hydrates: the page's menu would be dead.
 */
export function tolerateUndecodablePaths(): void {
  const { ___loader: loader } = window as GatsbyWindow;
  if (!loader) return;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (path) => loadPage(decodable(path));
  loader.loadPageSync = (path, options) => loadPageSync(decodable(path), options);
}
