import { fingerprint } from "../../../../src/cli/build/fingerprint";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
  folder.write({
    "src/gatsby/a.ts": "1",
    "src/sanity/embedded/b.ts": "1",
    "src/sanity/datasets/data.ndjson": "1",
    "src/templates/c.tsx": "1",
    "package-lock.json": "1",
  });
});
afterEach(() => folder.remove());

const env = { SITE_URL: "https://a.example", PATH: "/bin" };
const print = (changes: NodeJS.ProcessEnv = {}) => fingerprint(folder.path, { ...env, ...changes });

test("it stays the same as long as nothing changes", () => {
  expect(print()).toBe(print());
});

test.each([
  "src/gatsby/a.ts",
  "src/gatsby/new.ts",
  "src/sanity/embedded/b.ts",
  "src/i18n/new.ts",
  "src/config/new.ts",
  "package-lock.json",
])("a change of %s changes it", (file) => {
  const before = print();
  folder.write({ [file]: "2" });
  expect(print()).not.toBe(before);
});

test.each(["src/sanity/datasets/data.ndjson", "src/templates/c.tsx"])(
  "%s is looked at by Gatsby itself",
  (file) => {
    const before = print();
    folder.write({ [file]: "2" });
    expect(print()).toBe(before);
  },
);

test("a file's text does not count for another file's", () => {
  folder.write({ "src/gatsby/a.ts": "xy", "src/gatsby/b.ts": "" });
  const before = print();
  folder.write({ "src/gatsby/a.ts": "x", "src/gatsby/b.ts": "y" });
  expect(print()).not.toBe(before);
});

test("settings count, and what only decides how the build goes does not", () => {
  expect(print({ SITE_URL: "https://b.example" })).not.toBe(print());
  expect(print({ SANITY_DATASET: "other" })).not.toBe(print());
  expect(print({ GATSBY_ANALYTICS_ID: "G-12345" })).not.toBe(print());
  expect(print({ PATH: "/usr/bin", SITE_ACCEPT_POST_LOSS: "true", SANITY_TIMEOUT: "1" })).toBe(
    print(),
  );
});
