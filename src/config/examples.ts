/** What is still invented on the site, and how to confirm that it no longer is. Pure. */
import type { Confirmed, LegalText, Piece } from "./confirmed";
import { isLoopback } from "./settings/rules";
import { companyVariables, siteDefaults, type Settings } from "./settings/schema";

/** Something that is still invented. */
export type Example = {
  readonly what: string;
  /** The file or files that it is in; the variables of settings. */
  readonly where: string;
  /** How to confirm in `confirmed.ts` that it is the company's own; absent for settings. */
  readonly confirm?: string;
};

/** From what takes least work to what takes most. */
const pieces: Readonly<Record<Piece, Example>> = {
  colours: { what: "The colours", where: "src/styles/tokens.css" },
  logo: { what: "The logo", where: "src/drawings/logo.svg" },
  facts: {
    what: "Prices, times, survey results, numbers of customers and sessions",
    where: "src/config/service-facts.ts",
  },
  customers: {
    what: "Customers and their logos",
    where: "src/features/customer-logos/customers.json, static/logos",
  },
  team: { what: "The team", where: "employees, in the Studio" },
  testimonials: { what: "What customers say", where: "testimonials, in the Studio" },
  reviews: {
    what: "Users' reviews and their average (left out of a live site until then)",
    where: "src/locales/*/reviews.json, averageRating in src/config/service-facts.ts",
  },
  articles: { what: "The articles", where: "posts, in the Studio" },
  handouts: { what: "Files that come with articles", where: "docs/handouts" },
  guide: { what: "The guide for HR", where: "docs/white-paper" },
};

const legalTexts: Readonly<Record<LegalText, Example>> = {
  accessibility: { what: "The accessibility statement", where: "accessibility.json" },
  cookiePolicy: { what: "The cookie policy", where: "cookie-policy.json" },
  privacyPolicy: { what: "The privacy policy", where: "privacy-policy.json" },
  appTerms: { what: "The app's terms and privacy policy", where: "app-terms.json" },
};

/** Returns whether any setting shows that the site is a company's own, not this example. */
export function isLive({ siteUrl, productName, company, sanity }: Settings): boolean {
  return (
    !isLoopback(siteUrl) ||
    productName !== siteDefaults.SITE_PRODUCT_NAME ||
    Object.values(company).some((value) => value !== undefined) ||
    (sanity.projectId !== undefined && !isLoopback(sanity.apiHost ?? ""))
  );
}

/** Returns whether users' reviews and their average are published: in the example, and once they are confirmed. */
export function hasRatings(settings: Settings, confirmed: Pick<Confirmed, "reviews">): boolean {
  return confirmed.reviews || !isLive(settings);
}

/** Returns what is still invented, from what takes least work to replace to what takes most. */
export function remainingExamples(settings: Settings, confirmed: Confirmed): Example[] {
  const { siteUrl, productName, company } = settings;
  const variables = [
    ...(isLoopback(siteUrl) ? (["SITE_URL"] as const) : []),
    ...(productName === siteDefaults.SITE_PRODUCT_NAME ? (["SITE_PRODUCT_NAME"] as const) : []),
    // A telephone number has no example.
    ...companyVariables.filter((name) => company[name] === undefined && name !== "SITE_PHONE"),
  ];
  return [
    ...(variables.length > 0 ? [{ what: "Settings", where: variables.join(", ") }] : []),
    ...entriesOf(pieces).flatMap(([piece, example]) =>
      confirmed[piece] ? [] : [{ ...example, confirm: `${piece}: true` }],
    ),
    ...entriesOf(legalTexts).flatMap(([text, { what, where }]) =>
      confirmed.legalTexts[text] === undefined
        ? [{ what, where: `src/locales/*/${where}`, confirm: `legalTexts.${text}: "<day>"` }]
        : [],
    ),
  ];
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][];
}

/** Formats the list for a log. */
export function exampleList(examples: readonly Example[]): string {
  if (examples.length === 0) return "Nothing on the site is an invented example any more.";
  const lines = examples.map(
    ({ what, where, confirm }) => `- ${what}: ${where}${confirm ? ` (${confirm})` : ""}`,
  );
  return [
    "The site shows invented examples. Replace them, then say so: settings in .env or on the host, all else in",
    "src/config/confirmed.ts, as the brackets say. docs/going-live.md leads through it.",
    ...lines,
  ].join("\n");
}
