/**
 * What of the site's content is the company's own. This repository is an example: its company, customers and
 * figures are invented. A line becomes `true` once what it names is yours, a legal text the day on which it was
 * approved, as "2026-01-31". Until then, the builds of a live site list it (`examples.ts`).
 */
export const confirmed = {
  /** Prices, times, survey results and numbers of customers, in `service-facts.ts`. */
  facts: false,
  /** Users' reviews and their average. A live site leaves them out until they are confirmed. */
  reviews: false,
  /** Customers' names and logos. */
  customers: false,
  testimonials: false,
  team: false,
  articles: false,
  /** Files that come with articles. */
  handouts: false,
  /** The guide for HR. */
  guide: false,
  logo: false,
  colours: false,
  legalTexts: {
    privacyPolicy: undefined,
    appTerms: undefined,
    cookiePolicy: undefined,
    accessibility: undefined,
  },
} as const satisfies Readonly<Record<string, boolean | Approvals>>;

/** Day of approval of each legal text, as "2026-01-31"; undefined: not approved. */
type Approvals = Readonly<Record<string, string | undefined>>;

/** Legal texts, each of which somebody has to approve. */
export type LegalText = keyof typeof confirmed.legalTexts;

/** Pieces of content that are confirmed as a whole. */
export type Piece = Exclude<keyof typeof confirmed, "legalTexts">;

export type Confirmed = Readonly<Record<Piece, boolean>> & {
  readonly legalTexts: Readonly<Record<LegalText, string | undefined>>;
};
