import type { ParentSpanPluginArgs } from "gatsby";

const live = { SANITY_PROJECT_ID: "abc123de" };
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

const aboutExamples = (warnings: readonly string[]) =>
  warnings.filter((text) => text.includes("invented examples"));

test.each([
  ["of a Sanity project", live, true],
  ["of this repository", {}, false],
])("a build %s names what is an example: %j, %s", async (_, env, isNamed) => {
  const about = aboutExamples(await warningsOf(env));
  expect(about).toHaveLength(isNamed ? 1 : 0);
  if (isNamed) expect(about.join()).toContain("SITE_COMPANY_NAME");
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
});

test.each([
  ["Lyhörd", []],
  ["Lyhörd 💙", []],
  ["Тихо", ["Pictures for sharing are without SITE_PRODUCT_NAME: their font lacks “Тихо”."]],
])("whether pictures for sharing can show the name %s", async (SITE_PRODUCT_NAME, expected) => {
  const warnings = await warningsOf({ SITE_PRODUCT_NAME });
  expect(warnings.filter((text) => text.includes("font lacks"))).toEqual(expected);
});

test.each([
  ["a live site", live, true],
  ["the example", {}, false],
])("%s is warned of PDFs that are out of date: %j, %s", async (_, env, isWarned) => {
  const printedPdfs = "../../../../src/gatsby/content/printed-pdfs";
  jest.doMock(printedPdfs, () => ({ outdatedPdfsLine: () => "out of date" }));
  expect((await warningsOf(env)).includes("out of date")).toBe(isWarned);
  jest.dontMock(printedPdfs);
});
