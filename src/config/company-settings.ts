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

const registrationNumber: Rule<string> = {
  allowed: "a Swedish registration number: 6 digits, a hyphen, 3 digits and their check digit",
  parse: (text) => (/^\d\d[2-9]\d{3}-\d{4}$/.test(text) && hasCheckDigit(text) ? text : undefined),
};

/** Checks the last digit with the Luhn algorithm. */
function hasCheckDigit(text: string): boolean {
  const digits = Array.from(text.replace("-", ""), Number).reverse();
  // Every second digit is doubled and its digits summed: 6 becomes 12, and 12 becomes 1 + 2.
  const weighted = digits.map((digit, index) =>
    index % 2 === 0 ? digit : ((digit * 2 - 1) % 9) + 1,
  );
  return weighted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

const vatNumber: Rule<string> = {
  allowed: "a Swedish VAT number: SE, the 10 digits of the registration number, and 01",
  parse: (text) => {
    const [, start = "", end = ""] = /^SE(\d{6})(\d{4})01$/.exec(text) ?? [];
    return registrationNumber.parse(`${start}-${end}`) && text;
  },
};

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
