import { parseSettings } from "../../../../src/config/settings";
import { exampleWarning, siteUrlWarning } from "../../../../src/gatsby/content/example-facts";

const live = { SANITY_PROJECT_ID: "abc123de" };
const ownFacts = {
  SITE_PRODUCT_NAME: "Other",
  SITE_COMPANY_NAME: "Company AB",
  SITE_REGISTRATION_NUMBER: "559999-9991",
  SITE_REGISTERED_OFFICE: "Stockholm",
  SITE_POSTAL_ADDRESS: "Box 12, 413 01 Göteborg",
  SITE_MAILBOX: "hello@company.se",
  SITE_DATA_PROTECTION_MAILBOX: "privacy@company.se",
  SITE_FACEBOOK_URL: "none",
  SITE_INSTAGRAM_URL: "none",
  SITE_LINKEDIN_URL: "https://social.example/company",
};

test("a live site's build names every setting and file that is still an example", () => {
  const notice = exampleWarning(parseSettings(live), ["customers.json"]);
  const named = [...notice!.matchAll(/^- (.+)$/gm)].map(([, name]) => name);
  expect(named).toEqual([...Object.keys(ownFacts), "customers.json"]);
});

test("there is no warning without examples", () => {
  expect(exampleWarning(parseSettings({ ...live, ...ownFacts }), [])).toBeUndefined();
});

test("there is no warning for the embedded dataset, which is an example itself", () => {
  expect(exampleWarning(parseSettings({}), ["customers.json"])).toBeUndefined();
});

const own = { SITE_URL: "https://www.company.se" };

test.each([
  ["a build from a Sanity project", live, false, true],
  ["a build in CI", {}, true, true],
  ["a build on one's own machine", {}, false, false],
  ["a site with a URL", { ...live, ...own }, true, false],
])("%s without SITE_URL is warned in one line: %j, CI %s, %s", (_, env, isCi, isWarned) => {
  const notice = siteUrlWarning(parseSettings(env), isCi);
  expect(notice).toEqual(
    isWarned ? expect.stringMatching(/^.*127\.0\.0\.1:9000.*SITE_URL.*$/) : undefined,
  );
});
