import { removeStaleFiles } from "../../../../src/gatsby/output/stale-files";
import { isKept as isKeptByWebpack } from "../../../../src/gatsby/webpack/stale-bundles";
import { temporaryFolder } from "../../../setup/temporary-folder";

const folder = temporaryFolder();

/** Returns the files that are left of an output. */
async function kept(output: Readonly<Record<string, string>>): Promise<string[]> {
  folder.write(output);
  await removeStaleFiles(folder.at());
  return Object.keys(folder.read());
}

test.each([
  ["an image", '<img src="/static/a/b.jpg">'],
  ["an encoded name", '<img src="/static/%C3%A5/b.jpg">', "static/å/b.jpg"],
  ["one of several sizes", '<source srcset="/static/x.jpg 1w,\n/static/a/b.jpg 2w">'],
  ["an absolute URL", '<meta content="https://site.example/static/a/b.jpg">'],
  ["a style", '<p style="background:url(&quot;/static/a/b.jpg&quot;)">'],
  ["a link with a fragment", '<a href="/static/a/b.jpg#page=2">'],
])("%s that a page mentions stays", async (_name, html, file = "static/a/b.jpg") => {
  expect(await kept({ "index.html": html, [file]: "" })).toContain(file);
});

test.each(["page-data/index/page-data.json", "styles.css", "app.js", "rss.xml", "_worker.js"])(
  "what %s mentions stays",
  async (file) => {
    expect(await kept({ [file]: "url(/static/a.woff2)", "static/a.woff2": "" })).toContain(
      "static/a.woff2",
    );
  },
);

test("a file that nothing mentions goes, even if its name is similar to one that stays", async () => {
  const output = {
    "index.html": '<img src="/static/a/b.jpg">',
    "static/a/b.jpg": "",
    "static/a/b.jpg.pdf": "",
    "static/a/c.jpg": "",
    "static/withdrawn.pdf": "/static/withdrawn.pdf",
  };
  expect(await kept(output)).toEqual(["index.html", "static/a/b.jpg"]);
});

test("Gatsby's own files go; others stay, mentioned or not", async () => {
  const output = {
    "__node-manifests/gatsby-source-sanity/post-1.json": "",
    "_gatsby/slices/a.html": "",
    "chunk-map.json": "",
    "webpack.stats.json": "",
    "~partytown/p.js": "",
    "index.html": "",
    "robots.txt": "",
    "white-paper/guide.pdf": "",
  };
  expect(await kept(output)).toEqual(["index.html", "robots.txt", "white-paper/guide.pdf"]);
});

test.each([
  ["app-0123456789abcdef0123.js", false],
  ["app-0123456789abcdef0123.js.LICENSE.txt", false],
  ["280.0123456789abcdef0123.css", false],
  ["static", true],
  ["index.html", true],
  ["page-data/app-data.json", true],
  ["sw.js", true],
])("webpack keeps %s of an earlier build: %s", (file, isKept) => {
  expect(isKeptByWebpack(file)).toBe(isKept);
});
