/** @jest-environment node */
import { headersFile } from "../../../../src/gatsby/post-build/headers-file";

/** The file as the CDN reads it: a path, then indented headers. */
function parse(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header) current[header[1]!.toLowerCase()] = header[2]!;
    else current = rules[line] = {};
  }
  return rules;
}

const settings = {
  preview: false,
  siteUrl: "https://www.example.com",
  bookingFrame: {},
  whitePaperFrame: {},
};
const code = { scripts: ["'sha256-a='"], styles: [], styleAttributes: [] };
const rules = parse(headersFile(settings, code));

test("every line is a path from the root or a header of one", () => {
  expect(Object.keys(rules).every((path) => path.startsWith("/"))).toBe(true);
  expect(Object.values(rules).every((headers) => Object.keys(headers).length > 0)).toBe(true);
});

test("every answer has the policy and what guards it besides", () => {
  expect(rules["/*"]?.["content-security-policy"]).toContain("script-src 'self' 'sha256-a='");
  expect(rules["/*"]?.["permissions-policy"]).toMatch(/^(\S+=\(\), )*\S+=\(\)$/);
  expect(rules["/*"]).toMatchObject({
    "content-security-policy-report-only": expect.stringMatching(
      /^require-trusted-types-for 'script'/,
    ) as string,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
  });
});

test.each(["/static/*", "/*.js", "/*.css"])(
  "%s has hashed names and is kept for a year",
  (path) => {
    expect(rules[path]).toEqual({ "cache-control": "public, max-age=31536000, immutable" });
  },
);

test("pages and their data are never kept unasked", () => {
  const kept = Object.keys(rules).filter((path) => "cache-control" in rules[path]!);
  expect(kept.sort()).toEqual(["/*.css", "/*.js", "/static/*"]);
});

test("a line that the CDN would leave out stops the build", () => {
  const many = Array.from({ length: 40 }, (_, n) => `'sha256-${String(n).padStart(43, "0")}='`);
  expect(() => headersFile(settings, { ...code, styleAttributes: many })).toThrow(
    /^The header Content-Security-Policy has \d{4} characters/,
  );
});

test("a preview keeps search engines away from every file", () => {
  expect(headersFile({ ...settings, preview: true }, code)).toMatch(
    /^\/\*$(\n {2}.*)*\n {2}X-Robots-Tag: noindex, nofollow$/m,
  );
  expect(rules["/*"]).not.toHaveProperty("x-robots-tag");
});
