/** Other addresses by which people come to the site. */
import { ask, outcome, type Answer, type Fetch } from "./live-site";

/** Returns whether an answer leads to an address for good, or for now. */
const leadsTo = ({ status, headers }: Answer, start: string) =>
  [301, 302, 307, 308].includes(status) && headers.get("Location")?.startsWith(start) === true;

/** Browsers that have never been here ask by http first. */
async function plainHttpFindings(fetch: Fetch, origin: string): Promise<string[]> {
  const url = `${origin.replace("https:", "http:")}/`;
  const answer = await ask(fetch, url);
  return leadsTo(answer, "https://")
    ? []
    : [`${url} ${outcome(answer)}, and does not lead to https`];
}

/** Returns the host that people type for another one: with `www.`, or without it; undefined for a subdomain. */
function twinOf(hostname: string): string | undefined {
  if (hostname.startsWith("www.")) return hostname.slice("www.".length);
  return /^[^.]+\.[^.]+$/.test(hostname) ? `www.${hostname}` : undefined;
}

async function twinFindings(fetch: Fetch, origin: string): Promise<string[]> {
  const twin = twinOf(new URL(origin).hostname);
  if (twin === undefined) return [];
  const answer = await ask(fetch, `https://${twin}/`);
  return leadsTo(answer, `${origin}/`)
    ? []
    : [
        `${answer.url} ${outcome(answer)}, and does not lead to ${origin}: add a redirect at the host`,
      ];
}

/** Returns which other addresses of a site at `https` do not lead to it. */
export async function otherAddressFindings(fetch: Fetch, origin: string): Promise<string[]> {
  return origin.startsWith("https:")
    ? [...(await plainHttpFindings(fetch, origin)), ...(await twinFindings(fetch, origin))]
    : [];
}
