import { referencedFiles } from "../../../../src/gatsby/internals/referenced-files";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();

/** Returns the published files of an output, sorted by name. */
function published(output: Record<string, string>, ownFiles: readonly string[] = []): string[] {
  folder.write({ "static/.gitkeep": "" });
  for (const file of ownFiles) folder.write({ [`static/${file}`]: "" });
  for (const [file, text] of Object.entries(output)) folder.write({ [`public/${file}`]: text });
  const publicDirectory = folder.at("public");
  return [...referencedFiles({ publicDirectory, staticDirectory: folder.at("static") })].sort();
}

const hash = "0123456789abcdef0123";
const other = "fedcba98765432100123";

test.each([
  ["an image", '<img src="/static/a/b.jpg">'],
  ["an encoded name", '<img src="/static/%C3%A5/b.jpg">', "static/å/b.jpg"],
  ["one of several sizes", '<source srcset="/static/x.jpg 1w,\n/static/a/b.jpg 2w">'],
  ["an absolute URL", '<meta content="https://site.example/static/a/b.jpg">'],
  ["a style", '<p style="background:url(&quot;/static/a/b.jpg&quot;)">'],
  ["a link with a fragment", '<a href="/static/a/b.jpg#page=2">'],
])("%s that a page refers to is published", (_name, html, file = "static/a/b.jpg") => {
  expect(published({ "index.html": html, [file]: "" })).toContain(file);
});

test("a file that no page refers to is not published, even if its name is similar to one that is", () => {
  const output = {
    "index.html": '<img src="/static/a/b.jpg">',
    "static/a/b.jpg": "",
    "static/a/b.jpg.pdf": "",
    "static/a/c.jpg": "",
    "static/withdrawn.pdf": "",
  };
  expect(published(output)).toEqual(["index.html", "static/a/b.jpg"]);
});

test("a page's data is published with it, and what the data refers to", () => {
  const output = {
    "index.html": "",
    "404.html": "",
    "en/about.html": "",
    "page-data/index/page-data.json": '{"publicURL":"/static/a.pdf"}',
    "page-data/404.html/page-data.json": "",
    "page-data/en/about/page-data.json": '{"staticQueryHashes":["123456789"]}',
    "page-data/sq/d/123456789.json": "",
    "static/a.pdf": "",
  };
  const withdrawn = {
    "page-data/blog/withdrawn/page-data.json": '"/static/withdrawn.pdf"',
    "page-data/sq/d/987654321.json": "",
    "static/withdrawn.pdf": "",
  };
  expect(published({ ...output, ...withdrawn })).toEqual(Object.keys(output).sort());
});

test("scripts are followed from the page to the runtime to lazy chunks", () => {
  const output = {
    "index.html": `["/webpack-runtime-${hash}.js"]`,
    [`webpack-runtime-${hash}.js`]: `({76:"${other}"})[e]; url(static/font.woff2)`,
    [`76-${other}.js`]: "",
    [`76-${other}.js.LICENSE.txt`]: "",
    [`76.${other}.css`]: "",
    "static/font.woff2": "",
  };
  const earlier = { "76-aaaaaaaaaaaaaaaaaaaa.js": "", "app-bbbbbbbbbbbbbbbbbbbb.js": "" };
  expect(published({ ...output, ...earlier })).toEqual(Object.keys(output).sort());
});

test("a feed and a sitemap are published while something links to them", () => {
  const output = {
    "index.html": '<link href="/rss.xml"><link href="/sitemap-index.xml">',
    "rss.xml": "https://site.example/static/social/a.jpg",
    "sitemap-index.xml": "<loc>https://site.example/sitemap-0.xml</loc>",
    "sitemap-0.xml": "",
    "static/social/a.jpg": "",
  };
  expect(published({ ...output, "sitemap-1.xml": "" })).toEqual(Object.keys(output).sort());
});

test("files at well-known paths are published", () => {
  const files = ["robots.txt", "_headers", "metadata.json", ".well-known/security.txt"];
  expect(published(Object.fromEntries(files.map((file) => [file, ""])))).toEqual(files.sort());
});

test("the project's own files are published while they exist, referenced or not", () => {
  const output = { "favicon.ico": "", "guide/one.pdf": "", "guide/page.html": "", "gone.pdf": "" };
  expect(published(output, ["favicon.ico", "guide/one.pdf", "guide/page.html"])).toEqual([
    "favicon.ico",
    "guide/one.pdf",
    "guide/page.html",
  ]);
});

test("Gatsby's internal files are not published", () => {
  const own = ["_gatsby/slices/a.html", "__node-manifests/a.json", "webpack.stats.json"];
  const output = Object.fromEntries(
    [...own, "~partytown/p.js", "chunk-map.json"].map((f) => [f, ""]),
  );
  expect(published({ ...output, "index.html": "/~partytown/p.js /chunk-map.json" })).toEqual([
    "index.html",
  ]);
});
