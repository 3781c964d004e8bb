import { parseSettings } from "../../../src/config/settings";

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
