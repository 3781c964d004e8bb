import { stripLocale } from "./locales";

/** Returns whether a path is below all pages: a post and a help category are the second segment of theirs. */
export function isBelowAllPages(pathname: string): boolean {
  return /^\/[^/]+\/[^/]+\/./.test(stripLocale(pathname));
}
