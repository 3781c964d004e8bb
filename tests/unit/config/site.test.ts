import { companyVariables } from "../../../src/config/company-settings";

const marketingTool = {
  GATSBY_MARKETING_SCRIPT_URL: "https://tracker.example.com/visit.js",
  GATSBY_MARKETING_NAME: "Spårö",
  GATSBY_MARKETING_COMPANY: "Spårö Exempel AB",
  GATSBY_MARKETING_COUNTRY: "DE",
  GATSBY_MARKETING_SESSION_COOKIE: "sparo_session",
  GATSBY_MARKETING_TRACKER_COOKIE: "sparo_tracker",
};

const variables = [
  "SITE_URL",
  "SITE_PRODUCT_NAME",
  "SITE_PRODUCT_SEGMENT",
  ...companyVariables,
  "GATSBY_API_ORIGIN",
  "GATSBY_ANALYTICS_ID",
  ...Object.keys(marketingTool),
];
const { env } = process;

function setVariables(values: Record<string, string>): void {
  jest.resetModules();
  const others = Object.entries(env).filter(([name]) => !variables.includes(name));
  process.env = { ...Object.fromEntries(others), ...values };
}

async function siteWith(values: Record<string, string>) {
  setVariables(values);
  return (await import("../../../src/config/site")).site;
}

async function companyWith(values: Record<string, string>) {
  setVariables(values);
  return (await import("../../../src/config/company")).company;
}

afterEach(() => {
  process.env = env;
});

test("uses a live site's name and segment wherever the product appears", async () => {
  const site = await siteWith({
    SITE_URL: "https://www.example.com",
    SITE_PRODUCT_NAME: "Other",
    SITE_PRODUCT_SEGMENT: "other",
  });
  expect(site.url).toBe("https://www.example.com");
  expect(site.productName).toBe("Other");
  expect(site.mailbox).toBe("hej@other.example");
  expect(Object.values(site.socialLinks)).toEqual([
    "https://www.facebook.com/other.example",
    "https://www.instagram.com/other.example",
    "https://www.linkedin.com/company/other-example",
  ]);
});

test("uses a live site's own details instead of the examples", async () => {
  const site = await siteWith({
    SITE_MAILBOX: "hello@company.se",
    SITE_POSTAL_ADDRESS: "Box 12, 2 tr, 413 01 Göteborg",
    SITE_FACEBOOK_URL: "https://social.example/company",
    SITE_INSTAGRAM_URL: "none",
  });
  expect(site.mailbox).toBe("hello@company.se");
  expect(site.postalAddress).toEqual({
    street: "Box 12, 2 tr",
    postalCode: "413 01",
    city: "Göteborg",
  });
  expect(site.socialLinks).toEqual({
    facebook: "https://social.example/company",
    linkedin: "https://www.linkedin.com/company/lyhord-example",
  });
});

test("takes the company in legal texts from the settings, or else from examples", async () => {
  expect(await companyWith({ SITE_PRODUCT_NAME: "Other", SITE_PRODUCT_SEGMENT: "other" })).toEqual({
    keepMonths: 12,
    name: "Other AB",
    registrationNumber: "556000-0000",
    vatNumber: "SE556000000001",
    registeredOffice: "Stockholm",
    dataProtectionMailbox: "dataskydd@other.example",
    phone: "",
  });
  const values = {
    SITE_COMPANY_NAME: "Company AB",
    SITE_REGISTRATION_NUMBER: "559999-9991",
    SITE_VAT_NUMBER: "SE559999999101",
    SITE_REGISTERED_OFFICE: "Göteborg",
    SITE_DATA_PROTECTION_MAILBOX: "privacy@company.se",
    SITE_PHONE: "08-465 004 00",
  };
  expect(Object.values(await companyWith(values))).toEqual([...Object.values(values), 12]);
});

test.each([
  [{}, ""],
  [{ GATSBY_API_ORIGIN: " https://api.example.com/ " }, "https://api.example.com"],
])("posts forms to the site's own origin or the configured one: %j", async (env, origin) => {
  expect((await siteWith(env)).apiOrigin).toBe(origin);
});

test("has only the configured vendors", async () => {
  const bare = await siteWith({ GATSBY_ANALYTICS_ID: " " });
  expect([bare.analyticsId, bare.marketing]).toEqual(["", null]);
  const site = await siteWith({ GATSBY_ANALYTICS_ID: " G-ABC123DEF4 ", ...marketingTool });
  expect(site.analyticsId).toBe("G-ABC123DEF4");
  expect(site.marketing).toEqual({
    scriptUrl: "https://tracker.example.com/visit.js",
    name: "Spårö",
    company: "Spårö Exempel AB",
    country: { sv: "Tyskland", en: "Germany" },
    sessionCookie: "sparo_session",
    trackerCookie: "sparo_tracker",
  });
});
