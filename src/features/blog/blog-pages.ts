/** Pagination of the blog list, with pages in the URL as `?page=N`. */

const MAX_PAGE_LINKS = 5;

/**
 * Returns the page that a query string asks for, clamped to the existing pages. Anything but a whole
 * number means page 1.
 *
 * @param search query string, such as `?page=2`.
 * @param pageCount number of pages, at least 1.
 * @param ownPage the page in this URL's HTML; returned when the query string has no page.
 */
export function pageFromSearch(search: string, pageCount: number, ownPage: number): number {
  const text = new URLSearchParams(search).get("page");
  if (text === null) return ownPage;
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), pageCount);
}

/** Returns the page numbers to show: at most five, with the current one in the middle if possible. */
export function pageNumbers(current: number, pageCount: number): number[] {
  const length = Math.min(MAX_PAGE_LINKS, pageCount);
  const centred = current - Math.floor(MAX_PAGE_LINKS / 2);
  const first = Math.max(1, Math.min(centred, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
