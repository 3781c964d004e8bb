import { existsSync, rmSync, statSync } from "node:fs";
import { buildPaths, type BuildPaths } from "../../../../src/cli/build/paths";
import {
  storeWorkspace,
  markFinished,
  openWorkspace,
  stampWorkspace,
} from "../../../../src/cli/build/workspace";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
let paths: BuildPaths;
beforeEach(() => {
  paths = buildPaths(folder.at());
  folder.write({
    "package.json": '{"name":"site"}',
    "gatsby-config.ts": "config",
    "tsconfig.json": "{}",
    "src/gatsby/a.ts": "1",
    "static/robots.txt": "all",
    "studio/schema-types/post.ts": "not for Gatsby",
    "README.md": "not for Gatsby",
    "tests/a.test.ts": "not for Gatsby",
  });
});

const stamp = (isPreview = false) => stampWorkspace(paths, { SITE_URL: "x" }, isPreview);
const cache = () => Object.keys(folder.read(".build/.cache"));

/** Simulates a build, by default a successful one. @returns why the cache was invalidated. */
function build({ isFinished = true, isPreview = false } = {}): string | undefined {
  openWorkspace(paths);
  const reason = stamp(isPreview);
  folder.write({
    ".build/src/gatsby-types.d.ts": "types",
    ".build/public/index.html": "made",
    ".build/public/static/a.png": "made",
    ".build/.cache/data/store": "made",
    ".build/.cache/webpack/store": "made",
  });
  if (isFinished) markFinished(paths);
  storeWorkspace(paths);
  return reason;
}

test("the workspace gets the sources, and nothing else of the project", () => {
  openWorkspace(paths);
  expect(Object.keys(folder.read(".build"))).toEqual([
    "gatsby-config.ts",
    "package.json",
    "src/gatsby/a.ts",
    "static/robots.txt",
    "tsconfig.json",
  ]);
});

test("between builds the workspace is in the cache, with Gatsby's output", () => {
  build();
  expect(existsSync(folder.at(".build"))).toBe(false);
  expect(folder.read(".cache/build/public")).toHaveProperty(["index.html"]);
  openWorkspace(paths);
  expect(folder.read(".build/public")).toHaveProperty(["index.html"]);
  expect(existsSync(folder.at(".cache/build"))).toBe(false);
});

test("a build after a successful one uses its cache", () => {
  expect(build()).toMatch("first build");
  expect(build({ isFinished: false })).toBeUndefined();
  expect(build()).toMatch("failed or was stopped");
  openWorkspace(paths);
  stamp();
  expect(cache()).toEqual(["data/store", "webpack/store"]);
});

test.each([
  ["a failed build", () => build({ isFinished: false }), /failed or was stopped/],
  ["a killed build", () => (openWorkspace(paths), stamp()), /failed or was stopped/],
  ["a change of code", () => folder.write({ "src/gatsby/a.ts": "2" }), /have changed/],
  ["a lost build state", () => folder.write({ ".cache/build/build.json": "" }), /first build/],
])("%s empties the cache, but keeps processed images", (_name, cause, reason) => {
  build();
  cause();
  openWorkspace(paths);
  expect(stamp()).toMatch(reason);
  expect(cache()).toEqual(["webpack/store"]);
  expect(Object.keys(folder.read(".build/public"))).toEqual(["static/a.png"]);
});

test("a preview always empties the cache", () => {
  build();
  expect(build({ isPreview: true })).toMatch("drafts");
});

test.each([
  ["the site after a preview", true, false],
  ["a preview after the site", false, true],
  ["a preview after a preview", true, true],
])("%s keeps nothing, not even images", (_name, wasPreview, isPreview) => {
  build({ isPreview: wasPreview });
  openWorkspace(paths);
  stampWorkspace(paths, { SITE_URL: "x", SITE_PREVIEW: String(isPreview) }, isPreview);
  expect(folder.read(".build/public")).toEqual({});
});

test("generated types are copied to the sources, but not by a build for another folder", () => {
  build();
  expect(folder.read("src")).toHaveProperty(["gatsby-types.d.ts"], "types");
  paths = buildPaths(folder.at(), folder.at(".cache/other"));
  openWorkspace(paths);
  stamp();
  folder.write({ ".cache/other/.build/src/gatsby-types.d.ts": "other types" });
  markFinished(paths);
  expect(folder.read("src")).toHaveProperty(["gatsby-types.d.ts"], "types");
});

test("the workspace follows the sources, with their times", () => {
  build();
  folder.write({ "src/new.ts": "2" });
  rmSync(folder.at("static"), { recursive: true });
  openWorkspace(paths);
  expect(Object.keys(folder.read(".build/src"))).toContain("new.ts");
  expect(existsSync(folder.at(".build/static"))).toBe(false);
  const time = (file: string) => statSync(folder.at(file)).mtimeMs;
  expect(time(".build/package.json")).toBeCloseTo(time("package.json"), 0);
});
