import { beginning } from "../config/visible-text";
import { campaignNames, maxCampaignPart } from "../forms/headers";

/**
 * Returns where this visit has come from, for the site's own receiver: the page it began with, the origin of the
 * website that led here, and the campaign in the first address. The browser itself remembers them for as long as the
 * document lives, so nothing is stored, and this is called only when a form is sent.
 *
 * @returns an empty text if the browser does not tell: extensions and apps change what it says, and a form is sent all
 * the same.
 */
export function visitSource(): string {
  try {
    return rememberedSource();
  } catch {
    return "";
  }
}

function rememberedSource(): string {
  const first = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  const source = new URLSearchParams({ landing: first.pathname });
  // Apps have names of their own here.
  const referrer = /^https?:\/\/[^/]+/.exec(document.referrer)?.[0];
  if (referrer && referrer !== location.origin) source.set("referrer", referrer);
  for (const name of campaignNames) {
    const part = first.searchParams.get(name);
    if (part) source.set(name, beginning(part, maxCampaignPart));
  }
  return source.toString();
}
