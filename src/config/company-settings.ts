import { nameRule, patternRule, setting, urlRule, type Rule } from "./setting";

/** A street, a postal code and a town, in one line. */
export const postalAddressPattern = /^([^<>{}]+), (\d{3} \d{2}) ([^<>{},]+)$/;

/** Stands for an account that the company does not have. */
export const noAccount = "none";

const mailbox = patternRule(
  /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]+(-+[a-z0-9]+)*\.)+[a-z]{2,}$/i,
  "an email address such as hello@example.com, in letters a-z",
);

const account: Rule<string> = {
  allowed: `${urlRule.allowed}, or "${noAccount}"`,
  parse: (text) => (text === noAccount ? text : urlRule.parse(text)),
};

const registrationNumber = patternRule(
  /^\d\d[2-9]\d{3}-\d{4}$/,
  "a Swedish registration number: 6 digits, a hyphen and 4 digits",
);

const vatNumber = patternRule(/^SE\d\d[2-9]\d{7}01$/, "a Swedish VAT number: SE, 10 digits and 01");

const phone = patternRule(/^\+?[\d(][\d ()/-]{5,24}$/, "a telephone number such as 08-465 004 00");

const postalAddress = patternRule(
  postalAddressPattern,
  "a street, a postal code and a town, as in: Stilla gatan 12, 111 00 Stockholm",
);

/** The company's settings, by variable. Unset ones default to examples. */
export const companySettings = {
  SITE_COMPANY_NAME: setting("SITE_COMPANY_NAME", nameRule),
  SITE_REGISTRATION_NUMBER: setting("SITE_REGISTRATION_NUMBER", registrationNumber),
  SITE_VAT_NUMBER: setting("SITE_VAT_NUMBER", vatNumber),
  SITE_REGISTERED_OFFICE: setting("SITE_REGISTERED_OFFICE", nameRule),
  SITE_POSTAL_ADDRESS: setting("SITE_POSTAL_ADDRESS", postalAddress),
  SITE_MAILBOX: setting("SITE_MAILBOX", mailbox),
  SITE_DATA_PROTECTION_MAILBOX: setting("SITE_DATA_PROTECTION_MAILBOX", mailbox),
  SITE_PHONE: setting("SITE_PHONE", phone),
  SITE_FACEBOOK_URL: setting("SITE_FACEBOOK_URL", account),
  SITE_INSTAGRAM_URL: setting("SITE_INSTAGRAM_URL", account),
  SITE_LINKEDIN_URL: setting("SITE_LINKEDIN_URL", account),
} as const;

export type CompanySetting = keyof typeof companySettings;

export const companyVariables = Object.keys(companySettings) as CompanySetting[];
