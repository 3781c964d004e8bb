import { companyVariables, type CompanySetting } from "../../../src/config/company-settings";
import { parseSettings } from "../../../src/config/settings";

type Case = {
  /** Kept unchanged. */
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
};

const mailboxes = {
  valid: ["hello@company.se", "First.Last+web@mail.company-group.co.uk"],
  invalid: [
    "company.se",
    "a@company",
    "a@-b.se",
    ".a@b.se",
    "a@b.se?cc=c",
    "a@b.se,c@b.se",
    "å@b.se",
  ],
};
const accounts = {
  valid: ["https://social.example/company", "none"],
  invalid: ["social.example/company", "@company", "javascript:alert(1)", "None"],
};
const names = {
  valid: ["Någon & Co AB"],
  invalid: ["A".repeat(61), "<b>Bold</b>", "{{product}}"],
};

const cases: Record<CompanySetting, Case> = {
  SITE_COMPANY_NAME: names,
  SITE_REGISTRATION_NUMBER: {
    valid: ["559999-9991", "969600-0000"],
    // The example, two swapped digits, a personal number, no hyphen, a VAT number.
    invalid: ["556000-0000", "595999-9991", "550101-0002", "5599999991", "SE559999999101"],
  },
  SITE_VAT_NUMBER: {
    valid: ["SE559999999101"],
    // The example, another ending, no country, a registration number.
    invalid: ["SE556000000001", "SE559999999102", "559999999101", "559999-9991"],
  },
  SITE_REGISTERED_OFFICE: names,
  SITE_POSTAL_ADDRESS: {
    valid: ["Box 12, 2 tr, 413 01 Göteborg"],
    invalid: [
      "Box 12",
      "Box 12, Göteborg",
      "Box 12, 41301 Göteborg",
      "<b>Box</b>, 413 01 Göteborg",
    ],
  },
  SITE_MAILBOX: mailboxes,
  SITE_DATA_PROTECTION_MAILBOX: mailboxes,
  SITE_PHONE: {
    valid: ["08-465 004 00", "(08) 465 004 00", "+46 (0)8-465 004 00"],
    invalid: ["call us", "112", "08-465 004 00 (Anna)", "+"],
  },
  SITE_FACEBOOK_URL: accounts,
  SITE_INSTAGRAM_URL: accounts,
  SITE_LINKEDIN_URL: accounts,
};

const table = Object.entries(cases).flatMap(([key, { valid, invalid }]) => [
  ...valid.map((text) => ({ key, text, value: text })),
  ...invalid.map((text) => ({ key, text, value: undefined })),
]);

test.each(table.filter(({ value }) => value))("$key may be $text", ({ key, text, value }) => {
  expect(parseSettings({ [key]: text }).company).toEqual({ [key]: value });
});

test.each(table.filter(({ value }) => !value))("$key may not be $text", ({ key, text }) => {
  const start = `The settings cannot be used:\n- ${key} is ${JSON.stringify(text)}, but has to be `;
  expect(() => parseSettings({ [key]: text })).toThrow(start);
});

test.each(companyVariables)("%s is absent if unset", (key) => {
  for (const env of [{}, { [key]: "" }, { [key]: "  " }])
    expect(parseSettings(env).company).toEqual({});
});
