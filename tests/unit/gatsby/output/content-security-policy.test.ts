import {
  contentSecurityPolicy,
  type PolicySettings,
} from "../../../../src/gatsby/output/content-security-policy";

const code = {
  scripts: ["'sha256-a='"],
  styles: ["'sha256-b='"],
  styleAttributes: ["'sha256-c='"],
};
const bare: PolicySettings = {
  siteUrl: "https://www.example.com",
  bookingFrame: {},
  whitePaperFrame: {},
  marketing: {},
};

function directives(settings: Partial<PolicySettings> = {}, inline = code) {
  const policy = contentSecurityPolicy({ ...bare, ...settings }, inline);
  return Object.fromEntries(
    policy.split("; ").map((each) => [each.split(" ")[0]!, each.split(" ").slice(1)]),
  );
}

test("without settings, only the site's own origin and known inline code are allowed", () => {
  expect(contentSecurityPolicy(bare, code).split("; ")).toEqual([
    "default-src 'self'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "script-src 'strict-dynamic' 'sha256-a='",
    "style-src 'self' 'sha256-b='",
    "style-src-attr 'unsafe-hashes' 'sha256-c='",
    "trusted-types default start plain",
    "worker-src 'none'",
    "upgrade-insecure-requests",
  ]);
});

test("a preview may be framed by its Studio alone, and lets the Studio's overlays draw", () => {
  const studioUrl = "https://studio.example";
  const { "require-trusted-types-for": types, ...preview } = directives({ studioUrl });
  expect(preview).toMatchObject({
    "frame-ancestors": [studioUrl],
    "style-src": ["'self'", "'unsafe-inline'"],
    "style-src-attr": ["'unsafe-inline'"],
    "script-src": directives()["script-src"],
    "connect-src": ["'self'"],
  });
  expect(types).toBeUndefined();
});

test("without style attributes, none are allowed", () => {
  expect(directives({}, { ...code, styleAttributes: [] })["style-src-attr"]).toEqual(["'none'"]);
});

const origin = "https://vendor.example";

test.each<[string, Partial<PolicySettings>, string[]]>([
  ["the API", { apiOrigin: origin }, ["connect-src"]],
  ["a booking frame", { bookingFrame: { sv: `${origin}/a?b=c` } }, ["frame-src"]],
  ["a white-paper frame", { whitePaperFrame: { en: `${origin}/d` } }, ["frame-src"]],
  [
    "the visitor-tracking script",
    { marketing: { scriptUrl: `${origin}/t.js` } },
    ["connect-src", "img-src"],
  ],
])("%s adds its origin only to the directives it needs", (_, settings, expected) => {
  const before = directives();
  const after = directives(settings);
  const changed = Object.keys(after).filter((name) => after[name]!.join() !== before[name]!.join());
  expect(changed.sort()).toEqual(expected);
  for (const name of expected) {
    expect(after[name]).toEqual([...before[name]!.filter((source) => source !== "'none'"), origin]);
  }
});

test("analytics adds its vendor's images, requests and Trusted Types policy", () => {
  const after = directives({ analyticsId: "G-1" });
  expect(after["trusted-types"]).toEqual(["default", "start", "plain", "goog#html"]);
  for (const name of ["connect-src", "img-src"]) {
    expect(after[name]!.join(" ")).toMatch(/^'self'.* https:\/\/\*\.googletagmanager\.com/);
  }
  expect(after["frame-src"]).toEqual(["'none'"]);
});

test("a host of several frames is named once", () => {
  const frames = { sv: `${origin}/sv`, en: `${origin}/en` };
  const both = directives({ bookingFrame: frames, whitePaperFrame: frames });
  expect(both["frame-src"]).toEqual([origin]);
});

test("a site with an http URL upgrades no requests", () => {
  const local = directives({ siteUrl: "http://127.0.0.1:9000" });
  expect(local).not.toHaveProperty("upgrade-insecure-requests");
});
