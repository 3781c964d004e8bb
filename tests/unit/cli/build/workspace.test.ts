import { existsSync, readFileSync } from "node:fs";
import { buildPaths, type BuildPaths } from "../../../../src/cli/build/paths";
import {
  closeWorkspace,
  finishWorkspace,
  openWorkspace,
  stampWorkspace,
} from "../../../../src/cli/build/workspace";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

let folder: TemporaryFolder;
let places: BuildPaths;
beforeEach(() => {
  folder = temporaryFolder();
  places = buildPaths(folder.path);
  folder.write({
    "package.json": '{"name":"site"}',
    "gatsby-config.ts": "config",
    "tsconfig.json": "{}",
    "src/gatsby/a.ts": "1",
    "static/robots.txt": "all",
    "README.md": "not for Gatsby",
    "tests/a.test.ts": "not for Gatsby",
  });
});
afterEach(() => folder.remove());

const stamp = (isPreview = false) => stampWorkspace(places, { SITE_URL: "x" }, isPreview);
const stampOf = () =>
  (JSON.parse(readFileSync(folder.at(".build/package.json"), "utf8")) as { stamp: string }).stamp;

/** A build that ends well unless told otherwise. */
function build({ isFinished = true, isPreview = false } = {}): string | undefined {
  openWorkspace(places);
  const reason = stamp(isPreview);
  folder.write({ ".build/public/index.html": "made", ".build/public/static/a.png": "made" });
  if (isFinished) finishWorkspace(places);
  closeWorkspace(places);
  return reason;
}

test("the stage gets the sources, and nothing else of the project", () => {
  openWorkspace(places);
  expect(Object.keys(folder.read(".build"))).toEqual([
    "gatsby-config.ts",
    "src/gatsby/a.ts",
    "static/robots.txt",
    "tsconfig.json",
  ]);
});

test("between builds it lies in the cache, with all that Gatsby made", () => {
  build();
  expect(existsSync(folder.at(".build"))).toBe(false);
  expect(folder.read(".cache/build/public")).toHaveProperty(["index.html"]);
  openWorkspace(places);
  expect(folder.read(".build/public")).toHaveProperty(["index.html"]);
  expect(existsSync(folder.at(".cache/build"))).toBe(false);
});

test("a build after a good one goes on from it", () => {
  expect(build()).toMatch("no earlier one");
  expect(build()).toBeUndefined();
  openWorkspace(places);
  const before = stampOf();
  stamp();
  expect(stampOf()).toBe(before);
});

test.each([
  ["a build that failed", () => build({ isFinished: false }), /did not end well/],
  ["a build that was killed", () => (openWorkspace(places), stamp()), /did not end well/],
  ["a change of code", () => folder.write({ "src/gatsby/a.ts": "2" }), /have changed/],
  [
    "Gatsby emptying the cache",
    () => folder.write({ ".cache/build/build.json": "" }),
    /no earlier/,
  ],
])("after %s, Gatsby starts anew, and keeps the pictures", (_name, happen, reason) => {
  build();
  openWorkspace(places);
  const before = stampOf();
  closeWorkspace(places);
  happen();
  openWorkspace(places);
  expect(stamp()).toMatch(reason);
  expect(stampOf()).not.toBe(before);
  expect(Object.keys(folder.read(".build/public"))).toEqual(["static/a.png"]);
});

test("a preview always starts anew", () => {
  build();
  expect(build({ isPreview: true })).toMatch("drafts");
});

test.each([
  ["the site after a preview", true, false],
  ["a preview after the site", false, true],
  ["a preview after a preview", true, true],
])("%s takes nothing over, pictures of drafts least of all", (_name, wasPreview, isPreview) => {
  build({ isPreview: wasPreview });
  openWorkspace(places);
  stampWorkspace(places, { SITE_URL: "x", SITE_PREVIEW: String(isPreview) }, isPreview);
  expect(folder.read(".build/public")).toEqual({});
});

test("one failure is over after one good build", () => {
  build({ isFinished: false });
  expect(build()).toMatch("did not end well");
  expect(build()).toBeUndefined();
});

test("the types that Gatsby makes come back into the sources, and stay in the stage", () => {
  openWorkspace(places);
  stamp();
  folder.write({ ".build/src/gatsby-types.d.ts": "types" });
  finishWorkspace(places);
  expect(folder.read("src")).toHaveProperty(["gatsby-types.d.ts"], "types");
  openWorkspace(places);
  expect(folder.read(".build/src")).toHaveProperty(["gatsby-types.d.ts"], "types");
});

test("a build for another folder leaves the sources alone", () => {
  places = buildPaths(folder.path, folder.at(".cache/other"));
  openWorkspace(places);
  stamp();
  folder.write({ ".cache/other/.build/src/gatsby-types.d.ts": "types" });
  finishWorkspace(places);
  expect(existsSync(folder.at("src/gatsby-types.d.ts"))).toBe(false);
});
