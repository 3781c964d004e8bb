import { statSync } from "node:fs";
import { buildPaths, type BuildPaths } from "../../../../src/cli/build/paths";
import { publish, recoverPublishedSite } from "../../../../src/cli/build/publish";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
let paths: BuildPaths;
beforeEach(() => {
  paths = buildPaths(folder.at());
});

test("the new site replaces the old one as a whole, without leftovers", () => {
  folder.write({
    "public/index.html": "old",
    "public/gone.html": "old",
    ".build/public/index.html": "/static/a.png",
    ".build/public/static/a.png": "new",
    ".build/public/static/b.png": "unused",
  });
  expect(publish(paths)).toBe(2);
  expect(folder.read("public")).toEqual({ "index.html": "/static/a.png", "static/a.png": "new" });
  expect(Object.keys(folder.read(".cache"))).toEqual([]);
});

test("a file that has not changed is linked, not copied", () => {
  folder.write({ ".build/public/index.html": "first", ".build/public/404.html": "same" });
  publish(paths);
  const { ino } = statSync(folder.at("public/404.html"));
  folder.write({ ".build/public/index.html": "another" });
  publish(paths);
  expect(folder.read("public")).toEqual({ "index.html": "another", "404.html": "same" });
  expect(statSync(folder.at("public/404.html")).ino).toBe(ino);
});

test("publishes the first site, without the partial copy of a killed build", () => {
  folder.write({ ".cache/public-next/half.html": "", ".build/public/index.html": "new" });
  publish(paths);
  expect(folder.read("public")).toEqual({ "index.html": "new" });
});

test.each<[string, Record<string, string>, string]>([
  [
    "between the two renames",
    { ".cache/public-before/index.html": "old", ".cache/public-next/index.html": "new" },
    "old",
  ],
  [
    "after the renames",
    { "public/index.html": "new", ".cache/public-before/index.html": "old" },
    "new",
  ],
  ["during the copy", { "public/index.html": "old", ".cache/public-next/half.html": "" }, "old"],
])("recovers from a kill %s", (_when, left, text) => {
  folder.write(left);
  recoverPublishedSite(paths);
  expect(folder.read()).toEqual({ "public/index.html": text });
});
