/** `_headers` fits the published files, its policy is strict, and the pages comply with it. */
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from "csp_evaluator";
import { Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { htmlFiles, publicFiles, readPublic } from "../setup/output/built-site";
import { contentSecurityPolicy } from "../../src/gatsby/output/content-security-policy";

const headers = readPublic("_headers");

test("every image has an extension that other sites may embed", () => {
  const rule = /^\/\*(\.\w+)\n(.*\n)? {2}Cross-Origin-Resource-Policy: cross-origin$/gm;
  const extensions = [...headers.matchAll(rule)].map(([, extension]) => extension!);
  const images = publicFiles.filter((file) => /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file));
  expect(images.length).toBeGreaterThan(100);
  expect(
    images.filter((file) => !extensions.some((extension) => file.endsWith(extension))),
  ).toEqual([]);
});

/**
 * Findings of Google's CSP Evaluator (https://csp-evaluator.withgoogle.com), except plain information, and the
 * advice to allow everything in browsers without hashes and 'strict-dynamic', which are not supported.
 */
function evaluatorFindings(text: string): string[] {
  const forOldBrowsers = [Type.UNSAFE_INLINE_FALLBACK, Type.ALLOWLIST_FALLBACK];
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate([], [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS])
    .filter(({ severity, type }) => severity < Severity.INFO && !forOldBrowsers.includes(type))
    .map(({ directive, value, description }) => [directive, value, description].join(" | "));
}

test("Google's CSP Evaluator finds nothing, neither with all vendors", () => {
  const withVendors = contentSecurityPolicy(
    {
      siteUrl: "https://www.example.com",
      apiOrigin: "https://api.example",
      analyticsId: "G-1",
      marketing: { scriptUrl: "https://tracker.example/visit.js" },
      bookingFrame: { sv: "https://vendor.example/sv", en: "https://vendor.example/en" },
      whitePaperFrame: { sv: "https://forms.example/sv" },
    },
    { scripts: ["'sha256-a='"], styles: ["'sha256-b='"], styleAttributes: ["'sha256-c='"] },
  );
  const [, published = ""] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
  expect(published).toContain("script-src");
  expect([published, withVendors].flatMap(evaluatorFindings)).toEqual([]);
});

test("no page has inline event handlers, which the policy would block", () => {
  const found = htmlFiles.filter((file) => /<[^>]*\son[a-z]+="/.test(readPublic(file)));
  expect(found).toEqual([]);
});
