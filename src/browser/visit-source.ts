import { campaignNames, maxCampaignPart } from "../forms/headers";

/**
 * Returns where this visit has come from, for the site's own receiver: the page it began with, the origin of the
 * website that led here, and the campaign in the first address. The browser itself remembers them for as long as the
 * document lives, so nothing is stored, and this is called only when a form is sent.
 */
export function visitSource(): string {
  const first = new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);
  const source = new URLSearchParams({ landing: first.pathname });
  const referrer = document.referrer && new URL(document.referrer).origin;
  if (referrer && referrer !== location.origin) source.set("referrer", referrer);
  for (const name of campaignNames) {
    const part = first.searchParams.get(name);
    if (part) source.set(name, part.slice(0, maxCampaignPart));
  }
  return source.toString();
}
