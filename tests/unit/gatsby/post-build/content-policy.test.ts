/** @jest-environment node */
import {
  contentPolicy,
  type PolicySettings,
} from "../../../../src/gatsby/post-build/content-policy";

const code = {
  scripts: ["'sha256-a='"],
  styles: ["'sha256-b='"],
  styleAttributes: ["'sha256-c='"],
};
const bare: PolicySettings = {
  siteUrl: "https://www.example.com",
  bookingFrame: {},
  whitePaperFrame: {},
};

function directives(settings: Partial<PolicySettings> = {}, inline = code) {
  const policy = contentPolicy({ ...bare, ...settings }, inline);
  return Object.fromEntries(
    policy.split("; ").map((each) => [each.split(" ")[0]!, each.split(" ").slice(1)]),
  );
}

test("without a setting, there is the site's own origin and nothing else", () => {
  const sources = Object.entries(directives()).flatMap(([, all]) => all);
  const allowed = /^'(self|none|unsafe-hashes|sha256-[abc]=)'$/;
  expect(sources.filter((source) => !allowed.test(source))).toEqual([]);
});

test("nothing runs or is styled but files and what is known", () => {
  expect(directives()).toMatchObject({
    "script-src": ["'self'", "'sha256-a='"],
    "style-src": ["'self'", "'sha256-b='"],
    "style-src-attr": ["'unsafe-hashes'", "'sha256-c='"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "worker-src": ["'none'"],
  });
});

test("without style attributes, none is allowed", () => {
  expect(directives({}, { ...code, styleAttributes: [] })["style-src-attr"]).toEqual(["'none'"]);
});

const origin = "https://vendor.example";

test.each<[string, Partial<PolicySettings>, string[]]>([
  ["the API", { apiOrigin: origin }, ["connect-src"]],
  ["a booking frame", { bookingFrame: { sv: `${origin}/a?b=c` } }, ["frame-src"]],
  ["a white-paper frame", { whitePaperFrame: { en: `${origin}/d` } }, ["frame-src"]],
  [
    "the visitor-tracking script",
    { marketingScriptUrl: `${origin}/t.js` },
    ["connect-src", "img-src", "script-src"],
  ],
])("%s opens what it needs for its origin, and nothing else", (_, settings, opened) => {
  const before = directives();
  const after = directives(settings);
  const changed = Object.keys(after).filter((name) => after[name]!.join() !== before[name]!.join());
  expect(changed.sort()).toEqual(opened);
  for (const name of opened) {
    expect(after[name]).toEqual([...before[name]!.filter((source) => source !== "'none'"), origin]);
  }
});

test("analytics opens scripts, pictures and requests to its vendor", () => {
  const after = directives({ analyticsId: "G-1" });
  for (const name of ["connect-src", "img-src", "script-src"]) {
    expect(after[name]!.join(" ")).toMatch(/^'self'.* https:\/\/\*\.googletagmanager\.com/);
  }
  expect(after["frame-src"]).toEqual(["'none'"]);
});

test("one host for several frames is named once", () => {
  const frames = { sv: `${origin}/sv`, en: `${origin}/en` };
  expect(directives({ bookingFrame: frames, whitePaperFrame: frames })["frame-src"]).toEqual([
    origin,
  ]);
});

test("only a site at an https address asks for https everywhere", () => {
  expect(directives()).toHaveProperty("upgrade-insecure-requests", []);
  expect(directives({ siteUrl: "http://127.0.0.1:9000" })).not.toHaveProperty(
    "upgrade-insecure-requests",
  );
});
