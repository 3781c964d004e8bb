/**
 * Facts about the site that pages, the build and the tests share.
 *
 * The variables named `SITE_…` reach the browser bundle as the build's validated values (see
 * `src/gatsby/webpack/configure-webpack.ts`), and so does whatever Gatsby finds named `GATSBY_…`.
 *
 * Where the company's facts are not set, examples stand in that are plainly invented: `.example` is a
 * reserved domain. A build from a Sanity project names them.
 */

export const siteDefaults = {
  SITE_URL: "http://127.0.0.1:9000",
  SITE_PRODUCT_NAME: "Lyhörd",
  SITE_PRODUCT_SEGMENT: "lyhord",
} as const;

/** A street, a postal code and a town, in one line. */
export const postalAddressPattern = /^([^<>{}]+), (\d{3} \d{2}) ([^<>{},]+)$/;

/** Stands for an account that the company does not have. */
export const noAccount = "none";

const productSegment = process.env.SITE_PRODUCT_SEGMENT || siteDefaults.SITE_PRODUCT_SEGMENT;

const [, street = "", postalCode = "", city = ""] =
  postalAddressPattern.exec(
    process.env.SITE_POSTAL_ADDRESS || "Stilla gatan 12, 111 00 Stockholm",
  ) ?? [];

/** A social network, a photo-sharing service, a professional network. */
const accounts = {
  facebook: process.env.SITE_FACEBOOK_URL || `https://www.facebook.com/${productSegment}.example`,
  instagram:
    process.env.SITE_INSTAGRAM_URL || `https://www.instagram.com/${productSegment}.example`,
  linkedin:
    process.env.SITE_LINKEDIN_URL || `https://www.linkedin.com/company/${productSegment}-example`,
};

export const site = {
  /** Origin of the published site, without a trailing slash. */
  url: process.env.SITE_URL || siteDefaults.SITE_URL,
  productName: process.env.SITE_PRODUCT_NAME || siteDefaults.SITE_PRODUCT_NAME,
  /** The product's segment in paths such as `/faq-{segment}`: `[a-z0-9-]+`. */
  productSegment,
  /** Origin that forms are posted to; empty: the site's own. Gatsby hands it to the browser by its name. */
  apiOrigin: process.env.GATSBY_API_ORIGIN?.trim().replace(/\/$/, "") ?? "",
  /** Measurement id of the analytics tool; empty: none. Used only after consent, like the next. */
  analyticsId: process.env.GATSBY_ANALYTICS_ID?.trim() ?? "",
  /** Address of the visitor-tracking script; empty: none. */
  marketingScriptUrl: process.env.GATSBY_MARKETING_SCRIPT_URL?.trim() ?? "",
  mailbox: process.env.SITE_MAILBOX || `hej@${productSegment}.example`,
  postalAddress: { street, postalCode, city },
  /** The company's accounts, where it has them. */
  socialLinks: Object.fromEntries(
    Object.entries(accounts).filter(([, address]) => address !== noAccount),
  ) as Partial<Record<keyof typeof accounts, string>>,
} as const;
