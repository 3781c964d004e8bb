import type { ParentSpanPluginArgs } from "gatsby";

const live = { SANITY_PROJECT_ID: "abc123de" };
const ownFacts = {
  SITE_PRODUCT_NAME: "Other",
  SITE_COMPANY_NAME: "Company AB",
  SITE_REGISTRATION_NUMBER: "559999-9991",
  SITE_VAT_NUMBER: "SE559999999101",
  SITE_REGISTERED_OFFICE: "Stockholm",
  SITE_POSTAL_ADDRESS: "Box 12, 413 01 Göteborg",
  SITE_MAILBOX: "hello@company.se",
  SITE_DATA_PROTECTION_MAILBOX: "privacy@company.se",
  SITE_FACEBOOK_URL: "none",
  SITE_INSTAGRAM_URL: "none",
  SITE_LINKEDIN_URL: "https://social.example/company",
};
const exampleFiles = ["src/features/customer-logos/customers.json", "src/config/service-facts.ts"];

/** Returns the warnings of a build with these variables. */
async function warningsOf(env: Readonly<Record<string, string>>): Promise<string[]> {
  jest.resetModules();
  const build = { NODE_ENV: "production", CI: "" };
  jest.replaceProperty(process, "env", { ...process.env, ...build, ...env });
  const { validateSiteFacts } = await import("../../../../src/gatsby/content/validate-site-facts");
  const [warn, panic] = [jest.fn<undefined, [string]>(), jest.fn()];
  validateSiteFacts({ reporter: { warn, panic } } as unknown as ParentSpanPluginArgs);
  expect(panic).not.toHaveBeenCalled();
  return warn.mock.calls.map(([text]) => text);
}

const listed = (warnings: readonly string[]) =>
  warnings.flatMap((text) => [...text.matchAll(/^- (.+)$/gm)].map(([, name]) => name));

test("a live site's build names every setting and file that is still an example", async () => {
  expect(listed(await warningsOf(live))).toEqual([...Object.keys(ownFacts), ...exampleFiles]);
  expect(listed(await warningsOf({ ...live, ...ownFacts }))).toEqual(exampleFiles);
});

test.each([
  ["a build from a Sanity project", live, true],
  ["a build in CI", { CI: "true" }, true],
  ["a build on one's own machine", {}, false],
  ["a site with a URL", { ...live, SITE_URL: "https://www.company.se" }, false],
])("%s without SITE_URL is warned in one line: %j, %s", async (_, env, isWarned) => {
  const warnings = await warningsOf(env);
  const about = warnings.filter((text) => /^.*127\.0\.0\.1:9000.*SITE_URL.*$/.test(text));
  expect(about).toHaveLength(isWarned ? 1 : 0);
  // The embedded dataset is an example itself.
  if (!("SANITY_PROJECT_ID" in env)) expect(listed(warnings)).toEqual([]);
});
