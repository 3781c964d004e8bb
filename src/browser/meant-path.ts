/** Addresses as people copy and type them: in capitals, or with the end of the sentence that they stood in. */
import { visibleText } from "../config/visible-text";
import { fetchedUrl } from "./fetched-url";

/** What follows the first sign that no address of the site has, such as the "&" of a campaign or an escaped "?". */
const rest = /(?<=[\p{L}\p{N}]\/?)[^\p{L}\p{M}\p{N}./_-].*$/su;

/** Punctuation and brackets after an address in running text. */
const tail = /[\s.,;:!?'"’”»*)\]>]+$/;

/** Returns the path that a visitor probably means by one that has no page; undefined if it is the same. */
export function meantPath(pathname: string): string | undefined {
  let written: string;
  try {
    written = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // A final slash leads to the page by itself, but for one before a tail.
  const meant = encodeURI(
    visibleText(written)
      .replace(rest, "")
      .replace(tail, "")
      .toLowerCase()
      .replace(/(.)\/$/, "$1"),
  );
  // Two slashes would begin the address of another website.
  const isPath = meant !== "" && !meant.startsWith("//");
  return isPath && meant !== pathname ? meant : undefined;
}

/**
 * Leads from an address without a page to the one that is probably meant, if that exists. In the browser, so that it is
 * the same on every host.
 */
export async function leadToMeantPage({ pathname, search, hash }: Location): Promise<void> {
  const path = meantPath(pathname);
  if (path === undefined) return;
  const answer = await fetch(fetchedUrl(path), { method: "HEAD" }).catch(() => undefined);
  if (answer?.ok) window.location.replace(path + search + hash);
}
