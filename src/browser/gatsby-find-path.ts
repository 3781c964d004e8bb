/**
 * Lets a live preview find a page's data by its path alone.
 *
 * Why: Gatsby's runtime keeps data by path and query, while its development server tells of changes by path. A
 * page with a query, such as the Studio's `?sanity-preview-perspective=drafts`, would never show one.
 */
import { findPath as findPathWithQuery } from "gatsby/cache-dir/find-path";

export {
  cleanPath,
  findMatchPath,
  grabMatchParams,
  setMatchPaths,
} from "gatsby/cache-dir/find-path";

/** Returns the path of the page at an address, under which its data is kept. */
export function findPath(address: string): string {
  return findPathWithQuery(address.replace(/\?[^#]*/, ""));
}
