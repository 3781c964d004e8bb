/** Validation rules for the company's settings. Unset ones default to examples. */
import { urlRule, patternRule, nameRule, type Rule } from "./setting-rules";

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

export const companyRules = {
  SITE_COMPANY_NAME: nameRule,
  SITE_REGISTRATION_NUMBER: registrationNumber,
  SITE_REGISTERED_OFFICE: nameRule,
  SITE_POSTAL_ADDRESS: patternRule(
    postalAddressPattern,
    "a street, a postal code and a town, as in: Stilla gatan 12, 111 00 Stockholm",
  ),
  SITE_MAILBOX: mailbox,
  SITE_DATA_PROTECTION_MAILBOX: mailbox,
  SITE_PHONE: patternRule(/^\+?[\d(][\d ()/-]{5,24}$/, "a telephone number such as 08-465 004 00"),
  SITE_FACEBOOK_URL: account,
  SITE_INSTAGRAM_URL: account,
  SITE_LINKEDIN_URL: account,
} as const satisfies Record<string, Rule<string>>;

export type CompanySetting = keyof typeof companyRules;

export const companySettings = Object.keys(companyRules) as CompanySetting[];
