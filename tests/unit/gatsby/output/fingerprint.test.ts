import { cpSync, rmSync } from "node:fs";
import { parseSettings, type Environment } from "../../../../src/config/settings/schema";
import { fingerprintOf } from "../../../../src/gatsby/output/fingerprint";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
beforeEach(() => {
  folder.write({
    "src/gatsby/a.ts": "1",
    "src/sanity/embedded/b.ts": "1",
    "src/sanity/datasets/data.ndjson": "1",
    "src/templates/c.tsx": "1",
    "package-lock.json": "1",
  });
});

const env = { SITE_URL: "https://a.example" };
const fingerprint = (changes: Environment = {}) =>
  fingerprintOf(folder.at(), parseSettings({ ...env, ...changes }));

test.each([
  "src/gatsby/a.ts",
  "src/gatsby/new.ts",
  "src/sanity/schema.graphql",
  "src/gatsby/internals/new.cjs",
  "src/sanity/embedded/b.ts",
  "src/i18n/new.ts",
  "src/config/new.ts",
  "package-lock.json",
  // What Open Graph images show.
  "src/drawings/logo.svg",
  "src/styles/tokens.css",
  "src/drawings/pictures/new.svg",
  // Gatsby never removes its copy of a file that is gone.
  "static/new.pdf",
])("depends on %s", (file) => {
  const before = fingerprint();
  folder.write({ [file]: "2" });
  expect(fingerprint()).not.toBe(before);
});

test.each(["src/sanity/datasets/data.ndjson", "src/templates/c.tsx", "src/styles/base.css"])(
  "does not depend on %s, which Gatsby watches itself",
  (file) => {
    const before = fingerprint();
    folder.write({ [file]: "2" });
    expect(fingerprint()).toBe(before);
  },
);

test("depends on the folder, as nodes hold absolute paths", () => {
  const before = fingerprint();
  const moved = `${folder.at()}-moved`;
  cpSync(folder.at(), moved, { recursive: true });
  expect(fingerprintOf(moved, parseSettings(env))).not.toBe(before);
  rmSync(moved, { recursive: true });
});

test("a site that is developed shares no cache with one that is built", () => {
  const built = fingerprint();
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  expect(fingerprint()).not.toBe(built);
});

test("depends on the host's address only where no SITE_URL is set", () => {
  const other = { CF_PAGES_URL: "https://c.example" };
  expect(fingerprint(other)).toBe(fingerprint());
  expect(fingerprint({ ...other, SITE_URL: "" })).not.toBe(fingerprint({ SITE_URL: "" }));
});

test("a text that moves to the next file is a change", () => {
  folder.write({ "src/gatsby/a.ts": "xy", "src/gatsby/b.ts": "" });
  const before = fingerprint();
  folder.write({ "src/gatsby/a.ts": "x", "src/gatsby/b.ts": "y" });
  expect(fingerprint()).not.toBe(before);
});

test("depends on settings, except those that only affect how the build runs", () => {
  expect(fingerprint({ SITE_URL: "https://b.example" })).not.toBe(fingerprint());
  expect(fingerprint({ SANITY_DATASET: "other" })).not.toBe(fingerprint());
  expect(fingerprint({ SITE_PHONE: "08-465 004 00" })).not.toBe(fingerprint());
  expect(fingerprint({ LEADS_SLACK_URL: "https://slack.example" })).not.toBe(fingerprint());
  expect(fingerprint({ GATSBY_ANALYTICS_ID: "G-12345" })).not.toBe(fingerprint());
  expect(fingerprint({ GATSBY_TELEMETRY_DISABLED: "1", GATSBY_CPU_COUNT: "1" })).toBe(
    fingerprint(),
  );
  const runs = { SITE_MAX_POST_LOSS: "1", SITE_ACCEPT_POST_LOSS: "true", SANITY_TIMEOUT: "1" };
  expect(fingerprint({ PATH: "/usr/bin", ...runs })).toBe(fingerprint());
});
