import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { flattenHtml, htmlFile, unflattenHtml } from "../../../../src/gatsby/output/flatten-html";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "public-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const folders = () => ({ publicDirectory: folder, staticDirectory: join(folder, "../no-static") });

/** Writes files below the folder. By default they contain their own name. */
async function write(...files: readonly (string | readonly [name: string, text: string])[]) {
  for (const file of files) {
    const [name, text] = typeof file === "string" ? [file, file] : file;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const read = (name: string) => readFile(join(folder, name), "utf8");

/** Returns all files and empty folders, sorted. */
async function contents(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}/`))).sort();
}

test.each([
  ["/", "index.html"],
  ["/om-oss", "om-oss.html"],
  ["/en", "en.html"],
  ["/en/blog/page/2", "en/blog/page/2.html"],
  ["/404.html", "404.html"],
])("the path %s is served from %s", (path, file) => {
  expect(htmlFile(path)).toBe(file);
});

test("pages become flat files, and only empty folders are removed", async () => {
  await write("index.html", "om-oss/index.html", "blog/index.html", "blog/fem/index.html");
  await write("blog/page/2/index.html", "blog/data.json", "en/index.html", "en/about/index.html");
  const paths = ["/", "/om-oss", "/blog", "/blog/fem", "/blog/page/2", "/en", "/en/about"];
  await flattenHtml(folders(), paths);
  expect(await contents()).toEqual(
    [
      "index.html",
      "om-oss.html",
      "blog.html",
      "blog/data.json",
      "blog/fem.html",
      "blog/page/2.html",
      "en.html",
      "en/about.html",
    ].sort(),
  );
  expect(await read("blog.html")).toBe("blog/index.html");
  expect(await read("index.html")).toBe("index.html");
});

test("pages of earlier builds are removed, other files stay", async () => {
  await write("index.html", "blog/removed.html", "removed/index.html", "om-oss.html");
  await write("script.js", "page-data/removed/page-data.json", "static/frame.html");
  await flattenHtml(folders(), ["/", "/om-oss"]);
  const files = await contents();
  expect(files).toEqual(
    expect.arrayContaining([
      "index.html",
      "om-oss.html",
      "page-data/removed/page-data.json",
      "script.js",
      "static/frame.html",
    ]),
  );
  expect(files.filter((file) => file.includes("removed") && file.endsWith(".html"))).toEqual([]);
});

test("a rerendered page replaces the previous build's file", async () => {
  await write(["om-oss.html", "old"], ["om-oss/index.html", "new"]);
  await flattenHtml(folders(), ["/om-oss"]);
  expect(await read("om-oss.html")).toBe("new");
  expect(await contents()).toEqual(["om-oss.html"]);
});

test("unflattening restores Gatsby's layout, and flattening again yields the same files", async () => {
  const paths = ["/", "/404.html", "/404", "/blog", "/blog/fem", "/en", "/en/404"];
  await write("index.html", "404.html", "404/index.html", "blog/index.html");
  await write("blog/fem/index.html", "en/index.html", "en/404/index.html", "static/frame.html");
  await flattenHtml(folders(), paths);
  const flat = await contents();

  await unflattenHtml(folders());
  expect(await contents()).toEqual(
    [
      "index.html",
      "404.html",
      "404/index.html",
      "blog/index.html",
      "blog/fem/index.html",
      "en/index.html",
      "en/404/index.html",
      "static/frame.html",
    ].sort(),
  );
  await flattenHtml(folders(), paths);
  expect(await contents()).toEqual(flat);
});

test("a first build has nothing to restore", async () => {
  await expect(
    unflattenHtml({ ...folders(), publicDirectory: join(folder, "missing") }),
  ).resolves.toBeUndefined();
  expect(await contents()).toEqual([]);
});

test("an HTML file of the static folder is not a page and is not moved", async () => {
  await write("public/index.html", "public/proof.html", "static/proof.html");
  const withStatic = {
    publicDirectory: join(folder, "public"),
    staticDirectory: join(folder, "static"),
  };
  await unflattenHtml(withStatic);
  expect(await read("public/proof.html")).toBe("public/proof.html");
  await flattenHtml(withStatic, ["/"]);
  expect(await read("public/proof.html")).toBe("public/proof.html");
});
