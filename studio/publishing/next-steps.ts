/** What happens after something was published or taken away. Pure. */

/** What an editor has done, if it changes the site. */
export type SiteChange = "publish" | "unpublish" | "delete";

export function isSiteChange(operation: string): operation is SiteChange {
  return operation === "publish" || operation === "unpublish" || operation === "delete";
}

const locally = {
  publish: 'The preview shows it at once. The site shows it after the next "npm run build".',
  unpublish:
    'The preview goes on showing it, as a draft. It is gone from the site after the next "npm run build".',
  delete: 'It is gone from the preview at once, and from the site after the next "npm run build".',
};

const hostedGone =
  "The site's host builds the site now. The page is gone when that is done, in some minutes.";
const hosted = {
  publish:
    "The site's host builds the site now. The page is live when that is done, in some minutes.",
  unpublish: hostedGone,
  delete: hostedGone,
};

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
  const texts = isLocal ? locally : hosted;
  if (change !== "publish") return texts[change];
  const date = typeof publishedAt === "string" ? Date.parse(publishedAt) : Number.NaN;
  if (!(date > now)) return texts.publish;
  const day = new Date(date).toLocaleString("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Stockholm",
  });
  return `The preview shows it at once. The site shows it after the first build from ${day} (Swedish time) on.`;
}
