/** Where the visit came from in which somebody sent a form. Pure. */
import { campaignNames } from "../components/forms/fields";

/** The first page's path, the origin of the website that led here, and the parts of the campaign. */
export type Source = Readonly<
  Partial<Record<"landing" | "referrer" | (typeof campaignNames)[number], string>>
>;

export const sourceNames = ["landing", "referrer", ...campaignNames] as const;

const longest = 100;
const path = /^\/[\w/-]{0,200}$/;
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
    (given.get(name) ?? "").replace(unseen, " ").trim().slice(0, longest),
  ]);
  return Object.fromEntries(
    [
      ["landing", path.test(landing) ? landing : ""],
      ["referrer", isOrigin ? referrer.slice(0, longest) : ""],
      ...parts,
    ].filter(([, value]) => value !== ""),
  ) as Source;
}
