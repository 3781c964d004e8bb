/** Where the visit came from in which somebody sent a form. Pure. */
import { parsedUrl } from "../config/parsed-url";
import { beginning } from "../config/visible-text";
import { campaignNames, maxCampaignPart, type sourceNames } from "../forms/headers";

/** What is known of it, by name. */
export type Source = Readonly<Partial<Record<(typeof sourceNames)[number], string>>>;

const maxOrigin = 100;
/** The path of a page of the site. */
export const pathPattern = /^\/[\w/-]{0,200}$/;
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** Returns what a `Visit-Source` header says, as far as it can be true. */
export function parseSource(header: string | null): Source {
  const given = new URLSearchParams(header ?? "");
  const landing = given.get("landing") ?? "";
  const referrer = given.get("referrer") ?? "";
  const isOrigin = /^https?:/.test(referrer) && parsedUrl(referrer)?.origin === referrer;
  const parts = campaignNames.map((name) => [
    name,
    beginning((given.get(name) ?? "").replace(unseen, " ").trim(), maxCampaignPart),
  ]);
  return Object.fromEntries(
    [
      ["landing", pathPattern.test(landing) ? landing : ""],
      ["referrer", isOrigin ? referrer.slice(0, maxOrigin) : ""],
      ...parts,
    ].filter(([, value]) => value !== ""),
  ) as Source;
}
