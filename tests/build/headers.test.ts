/** `_headers` stays within the CDN's limits, its policy is strict, and the pages comply with it. */
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from "csp_evaluator";
import { Severity, Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { htmlFiles, publicFiles, readPublic } from "../setup/output/built-site";
import { contentSecurityPolicy } from "../../src/gatsby/output/content-security-policy";

const lines = readPublic("_headers").split("\n");
const policy = valueOf("Content-Security-Policy");

function valueOf(header: string): string {
  return lines.find((line) => line.startsWith(`  ${header}:`))!.replace(/^[^:]+: /, "");
}

/** Limits of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/). */
const maxRules = 100;
const maxLineLength = 2_000;

test("rules and lines are within the CDN's limits", () => {
  const rules = lines.filter((line) => /^\S/.test(line));
  expect(rules).toContain("/*");
  expect(rules.length).toBeLessThanOrEqual(maxRules);
  expect(lines.filter((line) => line.length > maxLineLength)).toEqual([]);
});

test("no path gets a header twice: the CDN would join their values", () => {
  const rules = lines.join("\n").trim().split("\n\n");
  const namesIn = (rule: string) => {
    const removed = [...rule.matchAll(/^ {2}! ([\w-]+)$/gm)].map(([, name]) => name);
    const names = [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    return names.filter((name) => !removed.includes(name));
  };
  const [everywhere = [], ...others] = rules.map(namesIn);
  expect(new Set(everywhere).size).toBe(everywhere.length);
  expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
});

test("every image has an extension that other sites may embed", () => {
  const extensions = lines.flatMap((line, index) =>
    lines.slice(index + 1, index + 3).includes("  Cross-Origin-Resource-Policy: cross-origin")
      ? [/^\/\*(\.\w+)$/.exec(line)?.[1]].filter((extension) => extension !== undefined)
      : [],
  );
  const images = publicFiles.filter((file) => /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file));
  expect(images.length).toBeGreaterThan(100);
  expect(
    images.filter((file) => !extensions.some((extension) => file.endsWith(extension))),
  ).toEqual([]);
});

test("neither the site nor a frame in it may ask for a feature of the device", () => {
  expect(valueOf("Permissions-Policy").split(", ")).toEqual(
    expect.arrayContaining(
      ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"].map(
        (feature) => `${feature}=()`,
      ),
    ),
  );
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
  expect([policy, withVendors].flatMap(evaluatorFindings)).toEqual([]);
});

test("the policy allows no inline code, no eval and no wildcard sources", () => {
  expect(policy).toMatch(/script-src 'strict-dynamic'( 'sha256-\S+'){2,4};/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\s(data:|https?:|\*)(;|\s)/);
});

test("no page has inline event handlers, which the policy would block", () => {
  const found = htmlFiles.filter((file) => /<[^>]*\son[a-z]+="/.test(readPublic(file)));
  expect(found).toEqual([]);
});
