import { parseSettings } from "../../../../src/config/settings/schema";

test.each([
  ["SITE_PRODUKTNAMN", "SITE_PRODUCT_NAME"],
  ["SITE_PRODUCTNAME", "SITE_PRODUCT_NAME"],
  ["site_url", "SITE_URL"],
  ["SANITY_PROJECTID", "SANITY_PROJECT_ID"],
  ["GATSBY_ANALYTICS", "GATSBY_ANALYTICS_ID"],
  ["LEADS_WEBHOOK_SECRETS", "LEADS_WEBHOOK_SECRET"],
])("%s is named as a mistyped %s", (name, setting) => {
  expect(() => parseSettings({ [name]: "x" })).toThrow(
    `- ${name} is not a setting. Did you mean ${setting}?`,
  );
});

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
