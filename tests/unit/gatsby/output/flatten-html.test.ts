import { existsSync } from "node:fs";
import { flattenHtml, htmlFile, unflattenHtml } from "../../../../src/gatsby/output/flatten-html";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();
const folders = () => ({
  publicDirectory: folder.at("public"),
  staticDirectory: folder.at("static"),
});

/** Writes files that contain their own names. */
const write = (...names: readonly string[]) =>
  folder.write(Object.fromEntries(names.map((name) => [`public/${name}`, name])));
const published = () => folder.read("public");
const names = () => Object.keys(published());

test("a path that names a file is served from that", () => {
  expect(htmlFile("/404.html")).toBe("404.html");
});

test("pages become flat files, and only empty folders are removed", async () => {
  write("index.html", "om-oss/index.html", "blog/index.html", "blog/fem/index.html");
  write("blog/page/2/index.html", "blog/data.json", "en/index.html", "en/about/index.html");
  const paths = ["/", "/om-oss", "/blog", "/blog/fem", "/blog/page/2", "/en", "/en/about"];
  await flattenHtml(folders(), paths);
  expect(published()).toEqual({
    "index.html": "index.html",
    "om-oss.html": "om-oss/index.html",
    "blog.html": "blog/index.html",
    "blog/data.json": "blog/data.json",
    "blog/fem.html": "blog/fem/index.html",
    "blog/page/2.html": "blog/page/2/index.html",
    "en.html": "en/index.html",
    "en/about.html": "en/about/index.html",
  });
  for (const empty of ["om-oss", "blog/fem", "blog/page/2"]) {
    expect(existsSync(folder.at("public", empty))).toBe(false);
  }
});

test("pages of earlier builds are removed, other files stay", async () => {
  const others = ["om-oss.html", "page-data/removed/data.json", "script.js", "static/frame.html"];
  write("index.html", "blog/removed.html", "removed/index.html", ...others);
  await flattenHtml(folders(), ["/", "/om-oss"]);
  expect(names()).toEqual(["index.html", ...others]);
});

test("a rerendered page replaces the previous build's file", async () => {
  folder.write({ "public/om-oss.html": "old", "public/om-oss/index.html": "new" });
  await flattenHtml(folders(), ["/om-oss"]);
  expect(published()).toEqual({ "om-oss.html": "new" });
});

test("unflattening restores Gatsby's layout, and flattening again yields the same files", async () => {
  const paths = ["/", "/404.html", "/404", "/blog", "/blog/fem", "/en", "/en/404"];
  write("index.html", "404.html", "404/index.html", "blog/index.html");
  write("blog/fem/index.html", "en/index.html", "en/404/index.html", "static/frame.html");
  const before = names();
  await flattenHtml(folders(), paths);
  const flat = names();
  await unflattenHtml(folders());
  expect(names()).toEqual(before);
  await flattenHtml(folders(), paths);
  expect(names()).toEqual(flat);
});

test("a first build has nothing to restore", async () => {
  await expect(unflattenHtml(folders())).resolves.toBeUndefined();
  expect(folder.read()).toEqual({});
});

test("an HTML file of the static folder is not a page and is not moved", async () => {
  write("index.html", "proof.html");
  folder.write({ "static/proof.html": "" });
  await unflattenHtml(folders());
  expect(published()).toHaveProperty(["proof.html"]);
  await flattenHtml(folders(), ["/"]);
  expect(published()).toHaveProperty(["proof.html"]);
});
