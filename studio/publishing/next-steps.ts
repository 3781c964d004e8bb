/** What happens after something was published or taken away. Pure. */

/** What an editor has done, if it changes the site. */
type SiteChange = "publish" | "unpublish" | "delete";

export function isSiteChange(operation: string): operation is SiteChange {
  return operation === "publish" || operation === "unpublish" || operation === "delete";
}

const locally = {
  publish: 'The preview shows it at once. The site shows it after the next "npm run build".',
  unpublish:
    'The preview goes on showing it, as a draft. It is gone from the site after the next "npm run build".',
  delete: 'It is gone from the preview at once, and from the site after the next "npm run build".',
};

function hosted(change: SiteChange): string {
  const state = change === "publish" ? "live" : "gone";
  return `The site's host builds the site now. The page is ${state} when that is done, in some minutes.`;
}

/**
 * Returns what the Studio says about the next build.
 *
 * @param isLocal whether the content is in the local content server.
 * @param publishedAt the date of a post, which waits for it.
 * @param now milliseconds since 1970.
 */
export function nextSteps(
  change: SiteChange,
  isLocal: boolean,
  publishedAt: unknown,
  now: number,
): string {
  const date = typeof publishedAt === "string" ? Date.parse(publishedAt) : Number.NaN;
  if (change !== "publish" || !(date > now)) return isLocal ? locally[change] : hosted(change);
  const day = new Date(date).toLocaleString("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Stockholm",
  });
  return `The preview shows it at once. The site shows it after the first build from ${day} (Swedish time) on.`;
}
