import { fingerprint } from "../../../../src/cli/build/fingerprint";
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

const env = { SITE_URL: "https://a.example", PATH: "/bin" };
const print = (changes: NodeJS.ProcessEnv = {}, workspace = "/site/.build") =>
  fingerprint({ project: folder.at(), workspace }, { ...env, ...changes });

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
])("depends on %s", (file) => {
  const before = print();
  folder.write({ [file]: "2" });
  expect(print()).not.toBe(before);
});

test.each(["src/sanity/datasets/data.ndjson", "src/templates/c.tsx", "src/styles/base.css"])(
  "does not depend on %s, which Gatsby watches itself",
  (file) => {
    const before = print();
    folder.write({ [file]: "2" });
    expect(print()).toBe(before);
  },
);

test("depends on where Gatsby works, as its nodes hold absolute paths", () => {
  expect(print({}, "/moved/.build")).not.toBe(print());
});

test("depends on the host's address only where no SITE_URL is set", () => {
  const other = { CF_PAGES_URL: "https://c.example" };
  expect(print(other)).toBe(print());
  expect(print({ ...other, SITE_URL: "" })).not.toBe(print({ SITE_URL: "" }));
});

test("a text that moves to the next file is a change", () => {
  folder.write({ "src/gatsby/a.ts": "xy", "src/gatsby/b.ts": "" });
  const before = print();
  folder.write({ "src/gatsby/a.ts": "x", "src/gatsby/b.ts": "y" });
  expect(print()).not.toBe(before);
});

test("depends on settings, except those that only affect how the build runs", () => {
  expect(print({ SITE_URL: "https://b.example" })).not.toBe(print());
  expect(print({ SANITY_DATASET: "other" })).not.toBe(print());
  expect(print({ GATSBY_ANALYTICS_ID: "G-12345" })).not.toBe(print());
  expect(print({ PATH: "/usr/bin", SITE_ACCEPT_POST_LOSS: "true", SANITY_TIMEOUT: "1" })).toBe(
    print(),
  );
});
