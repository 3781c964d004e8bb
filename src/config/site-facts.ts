/** The facts about the site that pages need, derived from the settings. Pure. */
import { confirmed } from "./confirmed";
import { hasRatings } from "./examples";
import { averageRating } from "./service-facts";
import { noAccount, postalAddressPattern } from "./settings/rules";
import { leadTarget, type Settings } from "./settings/schema";

const exampleAddress = "Stilla gatan 12, 111 00 Stockholm";

/** What every page may read, in the browser too (`site.ts`). */
export function siteFacts(settings: Settings) {
  const { siteUrl, productName, productSegment, company } = settings;
  const [, street = "", postalCode = "", city = ""] =
    postalAddressPattern.exec(company.SITE_POSTAL_ADDRESS ?? exampleAddress) ?? [];
  const accounts = {
    facebook: company.SITE_FACEBOOK_URL ?? `https://www.facebook.com/${productSegment}.example`,
    instagram: company.SITE_INSTAGRAM_URL ?? `https://www.instagram.com/${productSegment}.example`,
    linkedin:
      company.SITE_LINKEDIN_URL ?? `https://www.linkedin.com/company/${productSegment}-example`,
  };
  return {
    /** Origin of the published site, without a trailing slash. */
    url: siteUrl,
    productName,
    /** The product's segment in paths such as `/faq-{segment}`. */
    productSegment,
    /** Origin that forms are posted to; empty: the site's own. */
    apiOrigin: settings.apiOrigin ?? "",
    /** Whether the site's own receiver takes the forms' leads. */
    hasReceiver: leadTarget(settings) === "receiver",
    /** Whether users' reviews and their average are published. */
    hasRatings: hasRatings(settings, confirmed),
    /** That average; 0 where it is not published, so that no script has it. */
    rating: hasRatings(settings, confirmed) ? averageRating : 0,
    /** Measurement id of the analytics tool; empty: none. */
    analyticsId: settings.analyticsId ?? "",
    /** The visitor-tracking tool; null: none is in use. */
    marketing: marketingFacts(settings),
    /** Whether a vendor's form is shown in a frame, in any language. */
    frames: {
      demo: isAnySet(settings.bookingFrame),
      guide: isAnySet(settings.whitePaperFrame),
    },
    /** How long the site's receiver keeps a lead, in words. */
    leadsKeptFor: { sv: months(settings.keepMonths, "sv"), en: months(settings.keepMonths, "en") },
    /** Whether messages in chat or mail tell the company what leads say. */
    hasLeadCopies: hasLeadCopies(settings),
    /** Whether people who send leads are thanked by mail. */
    hasLeadThanks: leadTarget(settings) === "receiver" && settings.leads.confirmations.hasThanks,
    /** Whether a newsletter sign-up has to be confirmed by a link. */
    hasDoubleOptIn: leadTarget(settings) === "receiver" && settings.leads.confirmations.hasLink,
    company: companyFacts(settings),
    mailbox: company.SITE_MAILBOX ?? `hej@${productSegment}.example`,
    postalAddress: { street, postalCode, city },
    /** The company's accounts, where it has them. */
    socialLinks: Object.fromEntries(
      Object.entries(accounts).filter(([, url]) => url !== noAccount),
    ) as Partial<typeof accounts>,
  };
}

function months(count: number, language: string): string {
  const form = { style: "unit", unit: "month", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, form).format(count).replaceAll("\u00a0", " ");
}

function hasLeadCopies(settings: Settings): boolean {
  const { hasPersonalData, slackUrl, teamsUrl, mail } = settings.leads;
  const isTold = [slackUrl, teamsUrl, mail].some((target) => target !== undefined);
  return leadTarget(settings) === "receiver" && hasPersonalData && isTold;
}

function isAnySet(urls: Settings["bookingFrame"]): boolean {
  return Object.values(urls).some((url) => url !== undefined);
}

/** Returns what banner and policies say of the visitor-tracking tool, and its script; null without one. */
function marketingFacts({ marketing, googleAds }: Settings) {
  if (marketing.scriptUrl === undefined) return null;
  // The settings have all of it, or nothing.
  const { country, ...tool } = marketing as Record<keyof typeof marketing, string>;
  const countryIn = (language: string) =>
    new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  return { ...tool, country: { sv: countryIn("sv"), en: countryIn("en") }, googleAds };
}

/** Returns who the company is, for the footer, legal texts and structured data. */
function companyFacts({ productName, productSegment, company }: Settings) {
  /** The example is nobody's: its check digit is wrong. */
  const registrationNumber = company.SITE_REGISTRATION_NUMBER ?? "556000-0000";
  return {
    name: company.SITE_COMPANY_NAME ?? `${productName} AB`,
    registrationNumber,
    vatNumber: `SE${registrationNumber.replace("-", "")}01`,
    registeredOffice: company.SITE_REGISTERED_OFFICE ?? "Stockholm",
    /** The data protection officer's mailbox. */
    dataProtectionMailbox:
      company.SITE_DATA_PROTECTION_MAILBOX ?? `dataskydd@${productSegment}.example`,
    /** As it is written; empty: none. There is no example, as somebody might call it. */
    phone: company.SITE_PHONE ?? "",
  };
}

export type SiteFacts = ReturnType<typeof siteFacts>;

/**
 * How bundled code gets the facts, and no settings: wherever a module that `replaced` matches is imported, a
 * bundler takes `replacement` (a path in the project), where it fills in the constants of `define`.
 */
export function bundledSite(facts: SiteFacts) {
  return {
    replaced: /[\\/]config[\\/]site$/,
    replacement: "src/config/bundled/site.ts",
    define: { SITE_FACTS: JSON.stringify(facts) },
  };
}
