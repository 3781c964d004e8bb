/**
 * Whether a path of the site can be a page's. A file, such as `/rss.xml`, is loaded by the browser itself:
 * as an in-site link it would end at the not-found page.
 */
export function isPagePath(pathname: string): boolean {
  return !/\.\w+$/.test(pathname);
}
