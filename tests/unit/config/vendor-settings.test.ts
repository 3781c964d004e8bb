import { parseSettings } from "../../../src/config/settings";

const marketingTool = {
  GATSBY_MARKETING_SCRIPT_URL: "https://tracker.example/visit.js",
  GATSBY_MARKETING_NAME: "Spårö",
  GATSBY_MARKETING_COMPANY: "Spårö Exempel AB",
  GATSBY_MARKETING_COUNTRY: "SE",
  GATSBY_MARKETING_SESSION_COOKIE: "sparo_session",
  GATSBY_MARKETING_TRACKER_COOKIE: "sparo_tracker",
};

const { GATSBY_MARKETING_SCRIPT_URL: script } = marketingTool;

test("a visitor-tracking tool comes with what visitors are told of it", () => {
  const settings = parseSettings(marketingTool);
  expect(settings.marketingScriptUrl).toBe(script);
  expect(settings.marketingTool).toEqual({
    name: "Spårö",
    company: "Spårö Exempel AB",
    country: "SE",
    sessionCookie: "sparo_session",
    trackerCookie: "sparo_tracker",
  });
  const { marketingScriptUrl, marketingTool: none } = parseSettings({});
  expect([marketingScriptUrl, none]).toEqual([undefined, {}]);
});

test.each(Object.keys(marketingTool))("a visitor-tracking tool without %s is refused", (key) => {
  const parse = () => parseSettings({ ...marketingTool, [key]: "" });
  expect(parse).toThrow("Some GATSBY_MARKETING_* settings are missing");
  expect(parse).toThrow(key.replace("GATSBY_MARKETING_", ""));
});

test.each([
  ["SCRIPT_URL", "tracker.example/visit.js", "a full URL such as https://www.example.com/form"],
  ...["de", "Germany", "QY"].map((text) => [
    "COUNTRY",
    text,
    "the two capital letters of a country, such as SE",
  ]),
  ...["a b", "a;b", "*_visit", "a=b"].map((text) => [
    "TRACKER_COOKIE",
    text,
    "a cookie's name, which may end in * for what varies",
  ]),
])("GATSBY_MARKETING_%s may not be %s", (name, text, allowed) => {
  const key = `GATSBY_MARKETING_${name}`;
  expect(() => parseSettings({ ...marketingTool, [key]: text })).toThrow(
    `${key} is ${JSON.stringify(text)}, but has to be ${allowed}.`,
  );
});

describe("a preview", () => {
  test("of a Sanity project requires a token", () => {
    const env = { SITE_PREVIEW: "true", SANITY_PROJECT_ID: "abc123" };
    expect(() => parseSettings(env)).toThrow(/SANITY_TOKEN is not set.*preview/);
    expect(parseSettings({ ...env, SANITY_TOKEN: "sk" }).preview).toBe(true);
    expect(parseSettings({ SITE_PREVIEW: "true" }).preview).toBe(true);
  });

  test("has no analytics, marketing script or API origin", () => {
    const env = {
      GATSBY_ANALYTICS_ID: "G-ABC123",
      ...marketingTool,
      GATSBY_API_ORIGIN: "https://api.example",
    };
    const kinds = ["analyticsId", "marketingScriptUrl", "apiOrigin"];
    const names = (settings: object) =>
      Object.keys(settings).filter((name) => kinds.includes(name));
    expect(names(parseSettings(env)).sort()).toEqual([...kinds].sort());
    expect(names(parseSettings({ ...env, SITE_PREVIEW: "true" }))).toEqual([]);
  });
});
