/**
 * Facts about the site that pages, the build and the tests share.
 *
 * The three variables reach the browser bundle as the build's validated values (see
 * `src/gatsby/configure-webpack.ts`), and so does whatever Gatsby finds named `GATSBY_…`.
 */

export const siteDefaults = {
  SITE_URL: "http://127.0.0.1:9000",
  SITE_PRODUCT_NAME: "Lyhörd",
  SITE_PRODUCT_SEGMENT: "lyhord",
} as const;

const productSegment = process.env.SITE_PRODUCT_SEGMENT || siteDefaults.SITE_PRODUCT_SEGMENT;

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
  /** The mailbox in the footer. `.example` is a reserved, plainly invented domain. */
  mailbox: `hej@${productSegment}.example`,
  postalAddress: { street: "Stilla gatan 12", postalCode: "111 00", city: "Stockholm" },
  /** Company accounts: a social network, a photo-sharing service, a professional network. */
  socialLinks: {
    facebook: `https://www.facebook.com/${productSegment}.example`,
    instagram: `https://www.instagram.com/${productSegment}.example`,
    linkedin: `https://www.linkedin.com/company/${productSegment}-example`,
  },
} as const;
