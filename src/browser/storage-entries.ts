/**
 * Everything that the site may store in a browser, in the order of the cookie policy's table. The policy,
 * the removal on withdrawn consent and the tests all read this list.
 */

export type StorageCategory = "necessary" | "analytics" | "marketing";

export type StorageEntry = {
  /** Text key of the entry. */
  readonly key: string;
  /** Name in the browser's storage; `*` matches any characters. */
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage";
  readonly setBy: "site" | "analyticsVendor" | "marketingVendor";
  readonly category: StorageCategory;
  readonly lifetime:
    | "untilDeleted"
    | "untilTabCloses"
    | { readonly unit: "hours" | "months" | "years"; readonly count: number };
};

/** Local storage key of the visitor's consent. */
export const consentKey = "userConsent";

export const storageEntries = [
  {
    key: "consent",
    name: consentKey,
    kind: "localStorage",
    setBy: "site",
    category: "necessary",
    lifetime: "untilDeleted",
  },
  {
    // Set by Gatsby, to reload an outdated page only once after a deployment.
    key: "reload",
    name: "gatsby-reload-compilation-hash-match",
    kind: "sessionStorage",
    setBy: "site",
    category: "necessary",
    lifetime: "untilTabCloses",
  },
  {
    key: "analyticsVisitor",
    name: "_ga",
    kind: "cookie",
    setBy: "analyticsVendor",
    category: "analytics",
    lifetime: { unit: "years", count: 2 },
  },
  {
    // The star is the measurement id.
    key: "analyticsSession",
    name: "_ga_*",
    kind: "cookie",
    setBy: "analyticsVendor",
    category: "analytics",
    lifetime: { unit: "years", count: 2 },
  },
  {
    // This and the next are placeholders: a live site lists the cookies of the tool behind its
    // `GATSBY_MARKETING_SCRIPT_URL`.
    key: "marketingSession",
    name: "visitor_session",
    kind: "cookie",
    setBy: "marketingVendor",
    category: "marketing",
    lifetime: { unit: "hours", count: 2 },
  },
  {
    key: "marketingTracker",
    name: "visitor_tracker",
    kind: "cookie",
    setBy: "marketingVendor",
    category: "marketing",
    lifetime: { unit: "months", count: 24 },
  },
] as const satisfies readonly StorageEntry[];
