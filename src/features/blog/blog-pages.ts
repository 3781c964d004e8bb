/** The rules of the blog list's pages (section 2 of the specification and `?page=N`). Pure. */

/** Page numbers shown at most. */
const MAX_PAGE_LINKS = 5;

/**
 * The page of the list that an address asks for: without a number, or below 1, it is the first; beyond
 * the last it is the last.
 *
 * @param search query string of the address, such as `?page=2`.
 * @param pageCount how many pages there are, at least 1.
 * @param ownPage the page that the HTML at this address holds; meant when the address asks for none.
 */
export function pageFromSearch(search: string, pageCount: number, ownPage: number): number {
  const text = new URLSearchParams(search).get("page");
  if (text === null) return ownPage;
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), pageCount);
}

/** The page numbers to show: at most five, with the current one in the middle where there is room. */
export function pageNumbers(current: number, pageCount: number): number[] {
  const length = Math.min(MAX_PAGE_LINKS, pageCount);
  const centred = current - Math.floor(MAX_PAGE_LINKS / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
