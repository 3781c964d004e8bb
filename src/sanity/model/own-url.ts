import { site } from "../../config/site";

/** Hosts with and without "www." are the same site. */
const hostOf = ({ host }: URL) => host.replace(/^www\./, "");

/** Returns whether a URL is one of this site, by any of its hosts. */
export function isOwnUrl(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && hostOf(url) === hostOf(new URL(site.url));
}
