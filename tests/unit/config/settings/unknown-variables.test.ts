import { parseSettings } from "../../../../src/config/settings/schema";

test.each([
  ["SITE_PRODUKTNAMN", "SITE_PRODUCT_NAME"],
  ["SITE_PRODUCTNAME", "SITE_PRODUCT_NAME"],
  ["site_url", "SITE_URL"],
  ["SANITY_PROJECTID", "SANITY_PROJECT_ID"],
  ["GATSBY_ANALYTICS", "GATSBY_ANALYTICS_ID"],
  ["LEADS_WEBHOOK_SECRETS", "LEADS_WEBHOOK_SECRET"],
  ["LEAD_WEBHOOK_URL", "LEADS_WEBHOOK_URL"],
  ["SITEURL", "SITE_URL"],
])("%s is named as a mistyped %s", (name, setting) => {
  expect(() => parseSettings({ [name]: "x" })).toThrow(
    `- ${name} is not a setting. Did you mean ${setting}?`,
  );
});

test.each(["SITE_COMPANY", "SITE_EMAIL", "LEADS_CRM", "SANITY_WEBHOOK"])(
  "%s may be a host's, but is nobody's in `.env`",
  (name) => {
    expect(() => parseSettings({ [name]: "x" })).not.toThrow();
    expect(() => parseSettings({ [name]: "x" }, [name])).toThrow(
      `- ${name} in .env is not a setting: .env.example names them all.`,
    );
  },
);

test.each([
  "PATH",
  "GATSBY_TELEMETRY_DISABLED",
  "GATSBY_CPU_COUNT",
  "SITE_ID",
  "SITE_NAME",
  "SANITY_AUTH_TOKEN",
  "SANITY_STUDIO_PROJECT_ID",
  "SANITY_STUDIO_API_HOST",
  "SANITY_STUDIO_PREVIEW_URL",
])("%s is another program's variable", (name) => {
  expect(() => parseSettings({ [name]: "x" })).not.toThrow();
});
