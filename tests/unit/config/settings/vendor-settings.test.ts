import { parseSettings } from "../../../../src/config/settings/schema";
import { marketingVariables } from "../../../setup/content/marketing-tool";

test.each(Object.keys(marketingVariables))(
  "a visitor-tracking tool without %s is refused",
  (key) => {
    const parse = () => parseSettings({ ...marketingVariables, [key]: "" });
    expect(parse).toThrow("Some GATSBY_MARKETING_* settings are missing");
    expect(parse).toThrow(key.replace("GATSBY_MARKETING_", ""));
  },
);

test.each([
  [
    "SCRIPT_URL",
    "tracker.example/visit.js",
    "a full URL with https:// and without a password, such as https://www.example.com/form",
  ],
  ...["de", "Germany", "QY"].map((text) => [
    "COUNTRY",
    text,
    "the two capital letters of a country",
  ]),
  ...["a b", "a;b", "*_visit", "a=b"].map((text) => ["TRACKER_COOKIE", text, "a cookie's name"]),
])("GATSBY_MARKETING_%s may not be %s", (name, text, allowed) => {
  const key = `GATSBY_MARKETING_${name}`;
  expect(() => parseSettings({ ...marketingVariables, [key]: text })).toThrow(
    `${key} is ${JSON.stringify(text)}, but has to be ${allowed}`,
  );
});

test("Google's advertising signals belong to a tool that is named", () => {
  const googleAds = { GATSBY_MARKETING_GOOGLE_ADS: "true" };
  expect(() => parseSettings(googleAds)).toThrow("Some GATSBY_MARKETING_* settings are missing");
  expect(parseSettings({ ...marketingVariables, ...googleAds }).googleAds).toBe(true);
  expect(parseSettings(marketingVariables).googleAds).toBe(false);
});

test("a preview has no analytics, visitor-tracking tool or API origin", () => {
  const vendors = { analyticsId: "G-ABC123", apiOrigin: "https://api.example" };
  const own = { GATSBY_ANALYTICS_ID: vendors.analyticsId, GATSBY_API_ORIGIN: vendors.apiOrigin };
  const env = { ...marketingVariables, ...own };
  expect(parseSettings(env)).toMatchObject(vendors);
  const preview = parseSettings({ ...env, SITE_PREVIEW: "true" });
  expect(preview.marketing).toEqual({});
  for (const name of Object.keys(vendors)) expect(preview).not.toHaveProperty(name);
});
