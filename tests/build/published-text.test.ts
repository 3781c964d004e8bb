/** What must not be in anything that is published. */
import {
  fetchedAddresses,
  projectDirectory,
  publicFiles,
  readPage,
  readPublic,
  stylesheetAddresses,
  textFiles,
} from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";
import { source } from "../../src/gatsby/build-settings";
import { site } from "../../src/config/site";

function isForeign(address: string): boolean {
  return new URL(address, site.url).origin !== site.url;
}

/** The published text files in which a pattern is found. */
function filesWith(pattern: RegExp): string[] {
  return textFiles.filter((file) => pattern.test(readPublic(file)));
}

function literally(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
}

test("there are text files to look into", () => {
  expect(textFiles).toEqual(
    expect.arrayContaining(["index.html", "metadata.json", "robots.txt", "_headers"]),
  );
  expect(textFiles.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(5);
  expect(filesWith(literally(site.productName))).toContain("index.html");
});

test("no page makes a browser ask another origin for anything", () => {
  const foreign = allPages.flatMap(({ path }) =>
    fetchedAddresses(readPage(path))
      .filter(isForeign)
      .map((address) => `${path}: ${address}`),
  );
  expect(foreign).toEqual([]);
});

test("no style sheet makes a browser ask another origin for anything", () => {
  const sheets = publicFiles.filter((file) => /\.(css|svg)$/.test(file));
  expect(sheets.length).toBeGreaterThan(1);
  const foreign = sheets.flatMap((file) =>
    stylesheetAddresses(readPublic(file))
      .filter(isForeign)
      .map((address) => `${file}: ${address}`),
  );
  expect(foreign).toEqual([]);
});

test("no page connects to another origin in advance", () => {
  const selector = 'link[rel~="preconnect"], link[rel~="dns-prefetch"]';
  const found = allPages.flatMap(({ path }) => readPage(path).querySelectorAll(selector));
  expect(found.map(String)).toEqual([]);
});

test("the content service's address is published nowhere", () => {
  expect(filesWith(/sanity\.(io|work|studio)|sanitycdn/i)).toEqual([]);
});

test("the embedded content server's address is published nowhere", () => {
  const port = source.embedded?.port;
  expect(port).toBeGreaterThan(0);
  expect(filesWith(/(?<!127\.)\b0\.0\.1:/)).toEqual([]);
  expect(filesWith(new RegExp(`(127\\.0\\.0\\.1|localhost|0\\.0\\.1):${port}`))).toEqual([]);
});

test("no path of the machine that built the site is published", () => {
  expect(filesWith(literally(projectDirectory))).toEqual([]);
  expect(filesWith(/(\/home\/|\/Users\/|[A-Z]:\\\\?Users\\)\w+/)).toEqual([]);
});

test("no text has a character that is none: a NUL, or one that stands for a broken character", () => {
  // React 18 leaves NULs in HTML where a letter outside ASCII meets the end of its buffer; a browser
  // shows them in attributes and titles as broken characters.
  expect(filesWith(/[\0\uFFFD]/).filter((file) => !/\.m?js$/.test(file))).toEqual([]);
});

test("no source map is published or mentioned", () => {
  expect(publicFiles.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(filesWith(/[#@]\s*sourceMappingURL=/)).toEqual([]);
});

test("no note of a developer's is published", () => {
  expect(filesWith(/\b(TODO|FIXME)\b/)).toEqual([]);
});

test("what Gatsby writes for itself, or for what the site does not use, is not published", () => {
  const own = /^(_gatsby|__node-manifests|~partytown)\/|^webpack\.stats\.json$/;
  expect(publicFiles.filter((file) => own.test(file))).toEqual([]);
});
