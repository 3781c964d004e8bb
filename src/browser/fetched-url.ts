/**
 * Returns a URL as it can be fetched: a relative one gets the page's origin, not its URL, which may hold a user and a
 * password (`https://user:password@host`). No such URL can be fetched.
 */
export const fetchedUrl = (url: string): string => new URL(url, location.origin).href;
