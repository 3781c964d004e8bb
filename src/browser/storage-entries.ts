/**
 * Everything that a visit may leave in a browser, in the order of the cookie policy's table. What the
 * policy says, what consent removes and what the tests find in a browser all go by this list.
 */

export type StorageCategory = "necessary" | "analytics" | "marketing";

export type StorageEntry = {
  /** Names the entry in texts. */
  readonly key: string;
  /** As a browser lists it; `*` stands for any characters. */
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage";
  readonly setBy: "site" | "analyticsVendor" | "marketingVendor";
  readonly category: StorageCategory;
  readonly lifetime:
    | "untilDeleted"
    | "untilTabCloses"
    | { readonly unit: "hours" | "months" | "years"; readonly count: number };
};

/** Where the visitor's choice is kept (section 9 of the specification). */
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
    // Gatsby's: keeps a page that a deploy has overtaken from being loaded anew more than once.
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
    // The measurement id stands for the star.
    key: "analyticsSession",
    name: "_ga_*",
    kind: "cookie",
    setBy: "analyticsVendor",
    category: "analytics",
    lifetime: { unit: "years", count: 2 },
  },
  {
    // Sections 2 and 9 of the specification, as the next. The names are those of the tool that
    // `GATSBY_MARKETING_SCRIPT_URL` names: a live site writes its own tool's here.
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
