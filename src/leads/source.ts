/** Where the visit came from in which somebody sent a form. Pure. */
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
  const isOrigin =
    /^https?:/.test(referrer) && URL.canParse(referrer) && new URL(referrer).origin === referrer;
  const parts = campaignNames.map((name) => [
    name,
    (given.get(name) ?? "").replace(unseen, " ").trim().slice(0, maxCampaignPart),
  ]);
  return Object.fromEntries(
    [
      ["landing", pathPattern.test(landing) ? landing : ""],
      ["referrer", isOrigin ? referrer.slice(0, maxOrigin) : ""],
      ...parts,
    ].filter(([, value]) => value !== ""),
  ) as Source;
}
