import { parseSettings } from "../../../../src/config/settings/schema";

type Row = readonly [
  key: string,
  /** Where the settings have it. */
  path: string,
  byDefault: unknown,
  /** Text in the environment → value in the settings. */
  valid: Readonly<Record<string, unknown>>,
  invalid: readonly string[],
];

/** Values that are kept as they are written. */
const kept = (...texts: readonly string[]) => Object.fromEntries(texts.map((text) => [text, text]));

const origins = [
  {
    ...kept("https://www.example.com", "http://127.0.0.1:9000"),
    "https://www.example.com/": "https://www.example.com",
    "  https://www.example.com  ": "https://www.example.com",
  },
  [
    "www.example.com",
    "ftp://example.com",
    "https://example.com/path",
    "https://example.com/?a",
    "https://example.com/#a",
    "//example.com",
    // Unencrypted, and not on this machine.
    "http://www.example.com",
  ],
] as const;
const urls = [
  kept(
    "https://forms.example/a?b=c",
    "http://localhost:8000/form",
    "http://vendors.localhost/form",
  ),
  [
    "forms.example/a",
    "/form",
    "javascript:alert(1)",
    "http://forms.example/a",
    "ftp://forms.example/a",
  ],
] as const;
const accounts = [
  kept("https://social.example/company", "none"),
  ["social.example/company", "@company", "javascript:alert(1)", "None"],
] as const;
const names = [
  kept("Någon & Co AB", "A".repeat(60)),
  ["A".repeat(61), "<b>Bold</b>", "{{product}}"],
] as const;
const mailboxes = [
  kept("hello@company.se", "First.Last+web@mail.company-group.co.uk"),
  ["company.se", "a@company", "a@-b.se", ".a@b.se", "a@b.se?cc=c", "a@b.se,c@b.se", "å@b.se"],
] as const;
// An environment variable is text, and the text "false" is truthy.
const flags = [{ true: true, false: false }, ["1", "0", "yes", "TRUE"]] as const;

const secrets = ["SANITY_TOKEN", "LEADS_SLACK_URL"];

const company = (key: string) => [key, `company.${key}`, undefined] as const;

const rows: readonly Row[] = [
  ["SITE_URL", "siteUrl", "http://127.0.0.1:9000", ...origins],
  ["SITE_PRODUCT_NAME", "productName", "Lyhörd", ...names],
  [
    "SITE_PRODUCT_SEGMENT",
    "productSegment",
    "lyhord",
    kept("my-product-2"),
    ["Lyhord", "lyhörd", "a/b", "a b", "a_b", "../x"],
  ],
  [
    "SITE_HTTPS_SCOPE",
    "httpsScope",
    "host",
    kept("host", "subdomains", "preload"),
    ["true", "Subdomains", "includeSubDomains", "host preload"],
  ],
  [...company("SITE_COMPANY_NAME"), ...names],
  [
    ...company("SITE_REGISTRATION_NUMBER"),
    kept("559999-9991", "969600-0000"),
    // A wrong check digit, a personal number, no hyphen, a VAT number.
    ["556123-4568", "550101-0002", "5599999991", "SE559999999101"],
  ],
  [...company("SITE_REGISTERED_OFFICE"), ...names],
  [
    ...company("SITE_POSTAL_ADDRESS"),
    kept("Box 12, 2 tr, 413 01 Göteborg"),
    ["Box 12", "Box 12, Göteborg", "Box 12, 41301 Göteborg", "<b>Box</b>, 413 01 Göteborg"],
  ],
  [...company("SITE_MAILBOX"), ...mailboxes],
  [...company("SITE_DATA_PROTECTION_MAILBOX"), ...mailboxes],
  [
    ...company("SITE_PHONE"),
    kept("08-465 004 00", "(08) 465 004 00", "+46 (0)8-465 004 00"),
    ["call us", "112", "08-465 004 00 (Anna)", "08-465 004 00-02", "+46 08 465 004 00", "+"],
  ],
  [...company("SITE_FACEBOOK_URL"), ...accounts],
  [...company("SITE_INSTAGRAM_URL"), ...accounts],
  [...company("SITE_LINKEDIN_URL"), ...accounts],
  ["SANITY_PROJECT_ID", "sanity.projectId", undefined, kept("abc123de"), ["ABC", "a.b", "a/b"]],
  [
    "SANITY_DATASET",
    "sanity.dataset",
    "production",
    kept("staging_2-b"),
    ["Production", "../production", "-a", "a".repeat(65)],
  ],
  ["SANITY_TOKEN", "sanity.token", undefined, kept("skAbc123"), ["two words"]],
  ["SANITY_API_HOST", "sanity.apiHost", undefined, ...origins],
  ["SANITY_TIMEOUT", "sanity.timeout", 15, { "1": 1, "600": 600 }, ["0", "601", "15s", "-5"]],
  ["SANITY_STUDIO_URL", "sanity.studioUrl", undefined, ...origins],
  ["SITE_PREVIEW", "preview", false, ...flags],
  [
    "SITE_MAX_POST_LOSS",
    "maxPostLoss",
    20,
    { "0": 0, "100": 100 },
    ["-1", "101", "20%", "2.5", "1e1", "many"],
  ],
  ["SITE_ACCEPT_POST_LOSS", "acceptPostLoss", false, ...flags],
  ["LEADS_KEEP_MONTHS", "keepMonths", 12, { "3": 3 }, ["0", "1000", "a year"]],
  ["LEADS_SLACK_URL", "leads.slackUrl", undefined, ...urls],
  ["GATSBY_API_ORIGIN", "apiOrigin", undefined, ...origins],
  ["GATSBY_BOOKING_FRAME_SV", "bookingFrame.sv", undefined, ...urls],
  ["GATSBY_BOOKING_FRAME_EN", "bookingFrame.en", undefined, ...urls],
  ["GATSBY_WHITE_PAPER_FRAME_SV", "whitePaperFrame.sv", undefined, ...urls],
  ["GATSBY_WHITE_PAPER_FRAME_EN", "whitePaperFrame.en", undefined, ...urls],
  [
    "GATSBY_ANALYTICS_ID",
    "analyticsId",
    undefined,
    kept("G-ABC123DEF4"),
    ["G-1", "g-abc123", "G ABC", "A".repeat(31), "');alert(1)//"],
  ],
];

test.each(rows)("%s", (key, path, byDefault, valid, invalid) => {
  const read = (text: string) =>
    path
      .split(".")
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown>)[name],
        parseSettings({ [key]: text }),
      );
  for (const blank of ["", "  "]) expect(read(blank)).toBe(byDefault);
  for (const [text, value] of Object.entries(valid))
    expect([text, read(text)]).toEqual([text, value]);
  for (const text of invalid) {
    const shown = secrets.includes(key) ? "(hidden)" : JSON.stringify(text);
    expect(() => parseSettings({ [key]: text })).toThrow(
      `The settings cannot be used:\n- ${key} is ${shown}, but has to be `,
    );
  }
});

test("lists all invalid settings in one error", () => {
  const env = { SITE_URL: "x", SITE_PREVIEW: "maybe", SANITY_TOKEN: "a b" };
  expect(() => parseSettings(env)).toThrow(
    /^The settings .*:\n- SITE_URL is "x", but has to be an origin .*\n- SANITY_TOKEN is \(hidden\).*\n- SITE_PREVIEW is "maybe".*$/,
  );
});

const netlify = { NETLIFY: "true", URL: "https://site.netlify.app" };
const pages = { CF_PAGES_URL: "https://1a2b.site.pages.dev" };

test.each([
  [netlify, "https://site.netlify.app"],
  [pages, "https://1a2b.site.pages.dev"],
  // Other programs may use so plain a name.
  [{ URL: "https://elsewhere.example" }, "http://127.0.0.1:9000"],
  [{ ...netlify, SITE_URL: "https://www.example.com" }, "https://www.example.com"],
  [{ ...pages, SITE_URL: "https://www.example.com" }, "https://www.example.com"],
])("with %j, the site's URL is %s", (env, expected) => {
  expect(parseSettings(env).siteUrl).toBe(expected);
});

test("a host's address is validated like the setting", () => {
  expect(() => parseSettings({ ...netlify, URL: "site.netlify.app" })).toThrow(
    '- URL is "site.netlify.app", but has to be an origin',
  );
});
