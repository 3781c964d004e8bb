import { leadTarget, parseSettings } from "../../../../src/config/settings/schema";

test("a build stops at whatever is wrong with the settings of leads, and names a wrong value", () => {
  const env = { LEADS_WEBHOOK_URL: "ftp://a.example", LEADS_CONFIRMATION: "true" };
  expect(() => parseSettings(env)).toThrow(
    '- LEADS_WEBHOOK_URL is "ftp://a.example", but has to be',
  );
  expect(() => parseSettings(env)).toThrow("- LEADS_WEBHOOK_SECRET is not set");
  expect(() => parseSettings(env)).toThrow("- LEADS_CONFIRMATION and LEADS_DOUBLE_OPT_IN need");
});

test.each(["SITE_URL", "GATSBY_BOOKING_FRAME_SV", "LEADS_WEBHOOK_URL", "SANITY_API_HOST"])(
  "%s may not carry a password, which no message repeats",
  (key) => {
    const parse = () => parseSettings({ [key]: "https://anna:hemligt@a.example" });
    expect(parse).toThrow(`- ${key} is "https://…@a.example"`);
    expect(parse).not.toThrow("hemligt");
  },
);

test("the content server's address is this machine's", () => {
  const { sanity } = parseSettings({ SANITY_API_HOST: "http://0.0.1:3333" });
  expect(sanity.apiHost).toBe("http://0.0.1:3333");
});

test.each([
  ["Vercel", { VERCEL: "1" }],
  ["AWS Amplify", { AWS_APP_ID: "d1a2b3" }],
  ["Render", { RENDER: "true" }],
])("a build on %s needs an API: the receiver does not run there", (host, env) => {
  const GATSBY_API_ORIGIN = "https://api.lyhord.example";
  expect(() => parseSettings(env)).toThrow(`${host} cannot run the site's own receiver`);
  expect(() => parseSettings(env)).toThrow("GATSBY_API_ORIGIN is not set");
  expect(leadTarget(parseSettings({ ...env, GATSBY_API_ORIGIN }))).toBe("own-api");
  expect(leadTarget(parseSettings({ ...env, SITE_PREVIEW: "true" }))).toBe("nowhere");
});

test.each([
  {},
  { NETLIFY: "true", URL: "https://a.netlify.app" },
  { CF_PAGES: "1" },
  { CI: "true" },
])("with %j, the receiver takes the leads", (env) => {
  expect(leadTarget(parseSettings(env))).toBe("receiver");
});

test("a preview of a Sanity project requires a token", () => {
  const env = { SITE_PREVIEW: "true", SANITY_PROJECT_ID: "abc123" };
  expect(() => parseSettings(env)).toThrow(/SANITY_TOKEN is not set.*preview/);
  expect(parseSettings({ ...env, SANITY_TOKEN: "sk" }).preview).toBe(true);
  expect(parseSettings({ SITE_PREVIEW: "true" }).preview).toBe(true);
});
