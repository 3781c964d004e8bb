import { parseSettings, type Settings } from "../../../src/config/settings";

type Case = {
  readonly key: string;
  readonly read: (settings: Settings) => unknown;
  readonly byDefault: unknown;
  /** Text in the environment → value in the settings. */
  readonly valid: readonly (readonly [text: string, value: unknown])[];
  readonly invalid: readonly string[];
  /** Description of valid values in the error message. */
  readonly allowed: string;
};

const originCase = {
  valid: [
    ["https://www.example.com", "https://www.example.com"],
    ["https://www.example.com/", "https://www.example.com"],
    ["http://127.0.0.1:9000", "http://127.0.0.1:9000"],
    ["  https://www.example.com  ", "https://www.example.com"],
  ],
  invalid: [
    "www.example.com",
    "ftp://example.com",
    "https://example.com/path",
    "https://example.com/?a",
    "https://example.com/#a",
    "https://user:secret@example.com",
    "//example.com",
  ],
  allowed: "an origin such as https://www.example.com, without a path",
} as const;

const urlCase = {
  byDefault: undefined,
  valid: [
    ["https://forms.example/a?b=c", "https://forms.example/a?b=c"],
    ["http://localhost:8000/form", "http://localhost:8000/form"],
  ],
  invalid: [
    "forms.example/a",
    "/form",
    "javascript:alert(1)",
    "https://user:secret@forms.example/",
  ],
  allowed: "a full URL such as https://www.example.com/form",
} as const;

const cases: readonly Case[] = [
  { key: "SITE_URL", read: (s) => s.siteUrl, byDefault: "http://127.0.0.1:9000", ...originCase },
  {
    key: "SITE_PRODUCT_NAME",
    read: (s) => s.productName,
    byDefault: "Lyhörd",
    valid: [
      ["Någon & Co", "Någon & Co"],
      ["A".repeat(60), "A".repeat(60)],
    ],
    invalid: ["A".repeat(61), "<b>Bold</b>", "{{product}}"],
    allowed: "a name of 1 to 60 characters without < > { }",
  },
  {
    key: "SITE_PRODUCT_SEGMENT",
    read: (s) => s.productSegment,
    byDefault: "lyhord",
    valid: [["my-product-2", "my-product-2"]],
    invalid: ["Lyhord", "lyhörd", "a/b", "a b", "a_b", "../x"],
    allowed: "small letters a-z, digits and hyphens",
  },
  {
    key: "SITE_HTTPS_SCOPE",
    read: (s) => s.httpsScope,
    byDefault: "host",
    valid: [
      ["host", "host"],
      ["subdomains", "subdomains"],
      ["preload", "preload"],
    ],
    invalid: ["true", "Subdomains", "includeSubDomains", "host preload"],
    allowed: "host, subdomains or preload",
  },
  {
    key: "SANITY_PROJECT_ID",
    read: (s) => s.sanity.projectId,
    byDefault: undefined,
    valid: [["abc123de", "abc123de"]],
    invalid: ["ABC", "a.b", "a/b"],
    allowed: "a Sanity project id: small letters, digits, hyphens",
  },
  {
    key: "SANITY_DATASET",
    read: (s) => s.sanity.dataset,
    byDefault: "production",
    valid: [["staging_2-b", "staging_2-b"]],
    invalid: ["Production", "../production", "-a", "a".repeat(65)],
    allowed: "a dataset name: small letters, digits, hyphens and underscores",
  },
  {
    key: "SANITY_TOKEN",
    read: (s) => s.sanity.token,
    byDefault: undefined,
    valid: [["skAbc123", "skAbc123"]],
    invalid: ["two words"],
    allowed: "a token in ASCII without spaces",
  },
  {
    key: "SANITY_API_HOST",
    read: (s) => s.sanity.apiHost,
    byDefault: undefined,
    ...originCase,
  },
  {
    key: "SITE_PREVIEW",
    read: (s) => s.preview,
    byDefault: false,
    valid: [
      ["true", true],
      // An environment variable is text, and the text "false" is truthy.
      ["false", false],
    ],
    invalid: ["1", "0", "yes", "TRUE"],
    allowed: "true or false",
  },
  {
    key: "SITE_MAX_POST_LOSS",
    read: (s) => s.maxPostLoss,
    byDefault: 20,
    valid: [
      ["0", 0],
      ["100", 100],
    ],
    invalid: ["-1", "101", "20%", "2.5", "1e1", "many"],
    allowed: "a whole number from 0 to 100",
  },
  {
    key: "SITE_ACCEPT_POST_LOSS",
    read: (s) => s.acceptPostLoss,
    byDefault: false,
    valid: [
      ["true", true],
      ["false", false],
    ],
    invalid: ["1", "yes"],
    allowed: "true or false",
  },
  {
    key: "LEADS_KEEP_MONTHS",
    read: (s) => s.keepMonths,
    byDefault: 12,
    valid: [["3", 3]],
    invalid: ["0", "1000", "a year"],
    allowed: "a whole number from 1 to 999",
  },
  {
    key: "SANITY_TIMEOUT",
    read: (s) => s.sanity.timeout,
    byDefault: 15,
    valid: [
      ["1", 1],
      ["600", 600],
    ],
    invalid: ["0", "601", "15s", "-5"],
    allowed: "a whole number from 1 to 600",
  },
  {
    key: "SANITY_STUDIO_URL",
    read: (s) => s.sanity.studioUrl,
    byDefault: undefined,
    ...originCase,
  },
  { key: "GATSBY_API_ORIGIN", read: (s) => s.apiOrigin, byDefault: undefined, ...originCase },
  { key: "GATSBY_BOOKING_FRAME_SV", read: (s) => s.bookingFrame.sv, ...urlCase },
  { key: "GATSBY_BOOKING_FRAME_EN", read: (s) => s.bookingFrame.en, ...urlCase },
  { key: "GATSBY_WHITE_PAPER_FRAME_SV", read: (s) => s.whitePaperFrame.sv, ...urlCase },
  { key: "GATSBY_WHITE_PAPER_FRAME_EN", read: (s) => s.whitePaperFrame.en, ...urlCase },
  {
    key: "GATSBY_ANALYTICS_ID",
    read: (s) => s.analyticsId,
    byDefault: undefined,
    valid: [["G-ABC123DEF4", "G-ABC123DEF4"]],
    invalid: ["G-1", "g-abc123", "G ABC", "A".repeat(31), "');alert(1)//"],
    allowed: "a measurement id such as G-ABC123DEF4",
  },
];

function problemsWith(env: Record<string, string>): string {
  try {
    parseSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`Accepted: ${JSON.stringify(env)}`);
}

describe.each(cases)("$key", ({ key, read, byDefault, valid, invalid, allowed }) => {
  test("has its default if absent, empty or blank", () => {
    expect(read(parseSettings({}))).toBe(byDefault);
    expect(read(parseSettings({ [key]: "" }))).toBe(byDefault);
    expect(read(parseSettings({ [key]: "  " }))).toBe(byDefault);
  });

  test.each(valid)("accepts %j as %j", (text, value) => {
    expect(read(parseSettings({ [key]: text }))).toBe(value);
  });

  test.each(invalid)("rejects %j by name with the valid values", (text) => {
    const shown = key === "SANITY_TOKEN" ? "(hidden)" : JSON.stringify(text);
    expect(problemsWith({ [key]: text })).toBe(
      `The settings cannot be used:\n- ${key} is ${shown}, but has to be ${allowed}.`,
    );
  });
});

test("lists all invalid settings in one error", () => {
  const lines = problemsWith({ SITE_URL: "x", SITE_PREVIEW: "maybe", SANITY_TOKEN: "a b" }).split(
    "\n",
  );
  expect(lines).toEqual([
    "The settings cannot be used:",
    expect.stringContaining('SITE_URL is "x"'),
    expect.stringContaining("SANITY_TOKEN is (hidden)"),
    expect.stringContaining('SITE_PREVIEW is "maybe"'),
  ]);
});

test("omits unset settings without a default", () => {
  expect(parseSettings({})).toEqual({
    siteUrl: "http://127.0.0.1:9000",
    productName: "Lyhörd",
    productSegment: "lyhord",
    httpsScope: "host",
    company: {},
    sanity: { dataset: "production", timeout: 15 },
    receiver: true,
    keepMonths: 12,
    preview: false,
    maxPostLoss: 20,
    acceptPostLoss: false,
    bookingFrame: {},
    whitePaperFrame: {},
    marketingTool: {},
  });
  expect(Object.keys(parseSettings({}))).not.toContain("apiOrigin");
});
