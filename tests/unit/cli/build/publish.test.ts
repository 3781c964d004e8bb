import { renameSync } from "node:fs";
import { buildPaths, type BuildPaths } from "../../../../src/cli/build/paths";
import { publish, recoverPublished } from "../../../../src/cli/build/publish";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

let folder: TemporaryFolder;
let places: BuildPaths;
beforeEach(() => {
  folder = temporaryFolder();
  places = buildPaths(folder.path);
});
afterEach(() => folder.remove());

test("the new site replaces the old one as a whole, and nothing else is left", () => {
  folder.write({ "public/index.html": "old", "public/gone.html": "old" });
  folder.write({
    ".build/public/index.html": "/static/a.png",
    ".build/public/static/a.png": "new",
  });
  expect(publish(places)).toBe(2);
  expect(folder.read("public")).toEqual({ "index.html": "/static/a.png", "static/a.png": "new" });
  expect(Object.keys(folder.read(".cache"))).toEqual([]);
});

test("what was withdrawn is not published again, and comes back with the page that shows it", () => {
  folder.write({
    ".build/public/index.html": '<img src="/static/a.png">',
    ".build/public/static/a.png": "A",
  });
  publish(places);
  folder.write({ ".build/public/index.html": "" });
  expect(publish(places)).toBe(1);
  expect(folder.read("public")).toEqual({ "index.html": "" });
  folder.write({ ".build/public/index.html": '<img src="/static/a.png">' });
  publish(places);
  expect(folder.read("public")).toHaveProperty(["static/a.png"], "A");
});

test("the first site needs none before it", () => {
  folder.write({ ".build/public/index.html": "new" });
  publish(places);
  expect(folder.read("public")).toEqual({ "index.html": "new" });
});

test("half a site that a killed build left does not count", () => {
  folder.write({ ".cache/public-next/half.html": "", ".build/public/index.html": "new" });
  publish(places);
  expect(folder.read("public")).toEqual({ "index.html": "new" });
});

test("a build that is killed between the two steps of the change loses nothing", () => {
  folder.write({
    ".cache/public-before/index.html": "old",
    ".cache/public-next/index.html": "new",
  });
  recoverPublished(places);
  expect(folder.read("public")).toEqual({ "index.html": "old" });
  expect(Object.keys(folder.read(".cache"))).toEqual([]);
});

test("a build that is killed after the change keeps the new site", () => {
  folder.write({ "public/index.html": "new", ".cache/public-before/index.html": "old" });
  recoverPublished(places);
  expect(folder.read()).toEqual({ "public/index.html": "new" });
});

test("a build that is killed while it copies keeps the old site", () => {
  folder.write({ "public/index.html": "old", ".cache/public-next/half.html": "" });
  recoverPublished(places);
  expect(folder.read()).toEqual({ "public/index.html": "old" });
});

test("all folders lie on one disk, so that each step is a change of name", () => {
  folder.write({ "home/.build/public/index.html": "" });
  const { workspace: stage, published } = buildPaths(folder.path, folder.at("home"));
  expect(() => renameSync(`${stage}/public`, published)).not.toThrow();
});
