import { headersFile } from "../../../../src/gatsby/output/headers-file";

/** Parses the file as CDNs do: a path, then indented headers. */
function parse(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const header = /^ {2}([\w-]+|! [\w-]+)(?:: (.+))?$/.exec(line);
    if (header) current[header[1]!.toLowerCase()] = header[2] ?? "";
    else current = rules[line] = {};
  }
  return rules;
}

/**
 * Returns the headers of a path, like the hosts: all matching rules apply in order, and the values of a header
 * are joined. `!` before a name detaches the header.
 */
function sent(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const [rule, lines] of Object.entries(parse(text))) {
    const pattern = rule.replaceAll(".", "\\.").replaceAll("*", ".*");
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    for (const [name, value] of Object.entries(lines)) {
      const before = headers.get(name);
      if (name.startsWith("! ")) headers.delete(name.slice(2));
      else headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(headers);
}

const settings = {
  preview: false,
  httpsScope: "host",
  siteUrl: "https://www.example.com",
  bookingFrame: {},
  whitePaperFrame: {},
  marketing: {},
} as const;
const code = { scripts: ["'sha256-a='"], styles: [], styleAttributes: [] };
const rules = parse(headersFile(settings, code, "cloudflare"));

test("every response has the policy and the other security headers", () => {
  expect(rules["/*"]?.["content-security-policy"]).toContain(
    "script-src 'strict-dynamic' 'sha256-a='",
  );
  expect(rules["/*"]?.["permissions-policy"]).toMatch(/^(\S+=\(\), )*\S+=\(\)$/);
  for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"]) {
    expect(rules["/*"]?.["permissions-policy"]).toContain(`${feature}=()`);
  }
  // The limit of Cloudflare Pages is 100.
  expect(Object.keys(rules).length).toBeLessThan(20);
  expect(rules["/*"]).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
});

test.each([
  ["host", "max-age=63072000"],
  ["subdomains", "max-age=63072000; includeSubDomains"],
  ["preload", "max-age=63072000; includeSubDomains; preload"],
] as const)(
  "Strict-Transport-Security has the scope of the setting: %s",
  (httpsScope, expected) => {
    const headers = sent(headersFile({ ...settings, httpsScope }, code, "cloudflare"), "/");
    expect(headers["strict-transport-security"]).toBe(expected);
  },
);

const images = ["/static/social/a1.jpg", "/static/a1/b2.webp", "/icon-512.png", "/favicon.ico"];
const others = ["/app-1.js", "/styles.1.css", "/page-data/index/page-data.json"];
const pages = ["/", "/om-oss", "/blog/a", "/rss.xml", "/white-paper/a.pdf"];

test.each([
  ["cloudflare", images, "cross-origin"],
  ["netlify", images, "cross-origin"],
  ["cloudflare", others, "same-origin"],
  ["netlify", others, "same-origin"],
  ["cloudflare", pages, "same-origin"],
  // The host cannot take a header back from some paths.
  ["netlify", pages, undefined],
] as const)(
  "on %s, %j may be embedded by sites of %s; no header is joined",
  (host, paths, origin) => {
    for (const path of paths) {
      const { "permissions-policy": list, ...rest } = sent(headersFile(settings, code, host), path);
      expect([path, rest["cross-origin-resource-policy"]]).toEqual([path, origin]);
      expect(list).toContain("camera=()");
      // A list within a single rule.
      delete rest["cache-control"];
      expect(Object.values(rest).filter((value) => value.includes(","))).toEqual([]);
    }
  },
);

test.each([
  ["/app-1a2b.js", "public, max-age=31536000, immutable"],
  ["/styles.1a2b.css", "public, max-age=31536000, immutable"],
  ["/static/a1/b2.webp", "public, max-age=31536000, immutable"],
  // Their names have no hash: another text has to reach browsers.
  ["/sw.js", "public, max-age=0, must-revalidate"],
  ["/service-worker.js", "public, max-age=0, must-revalidate"],
  ["/om-oss", "public, max-age=0, must-revalidate"],
])("browsers keep %s as long as: %s", (path, expected) => {
  expect(sent(headersFile(settings, code, "cloudflare"), path)["cache-control"]).toBe(expected);
});

test("Netlify gets only lines that it supports", () => {
  expect(headersFile(settings, code, "netlify")).not.toMatch(/^ +!/m);
});

test("a line too long for the CDN stops the build", () => {
  const many = Array.from({ length: 40 }, (_, n) => `'sha256-${String(n).padStart(43, "0")}='`);
  expect(() => headersFile(settings, { ...code, styleAttributes: many }, "cloudflare")).toThrow(
    /^The header Content-Security-Policy has \d{4} characters/,
  );
});

test("a preview stays connected with the Studio's window that has opened it", () => {
  const preview = { ...settings, preview: true };
  const opener = "Cross-Origin-Opener-Policy";
  expect(
    headersFile({ ...preview, studioUrl: "https://studio.example" }, code, "cloudflare"),
  ).not.toContain(opener);
  expect(headersFile(preview, code, "cloudflare")).toContain(opener);
  expect(headersFile(preview, code, "cloudflare")).not.toContain("X-Frame-Options");
});

test("a preview keeps search engines away from every file", () => {
  expect(headersFile({ ...settings, preview: true }, code, "cloudflare")).toMatch(
    /^\/\*$(\n {2}.*)*\n {2}X-Robots-Tag: noindex, nofollow$/m,
  );
  expect(rules["/*"]).not.toHaveProperty("x-robots-tag");
});
