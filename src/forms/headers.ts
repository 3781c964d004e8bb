/**
 * The headers of a form's request, for the page that sends it and the receiver. A form that the browser itself posts
 * has none of them.
 */

/** The language of the page that the form is on. */
export const languageHeader = "Content-Language";

/** A key that a retry repeats, so that it is not taken for a second request. */
export const keyHeader = "Idempotency-Key";

export const keyPattern = /^[\w-]{8,100}$/;

/** Where the visit came from, as the query of a URL. */
export const sourceHeader = "Visit-Source";

/** The parts of a campaign in an address. */
export const campaignNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/** The first page's path, the origin of the website that led there, and the parts of the campaign. */
export const sourceNames = ["landing", "referrer", ...campaignNames] as const;

/** Characters of a campaign's part. */
export const maxCampaignPart = 100;
