/** What must not be published. */
import {
  fetchedUrls,
  projectDirectory,
  publicFiles,
  readPage,
  readPublic,
  stylesheetUrls,
  textFiles,
} from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";
import { source } from "../../src/gatsby/build-settings";
import { site } from "../../src/config/site";

function isForeign(url: string): boolean {
  return new URL(url, site.url).origin !== site.url;
}

/** Published text files that match a pattern. */
function filesWith(pattern: RegExp): string[] {
  return textFiles.filter((file) => pattern.test(readPublic(file)));
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
}

test("no page loads anything from another origin", () => {
  const foreign = allPages.flatMap(({ path }) =>
    fetchedUrls(readPage(path))
      .filter(isForeign)
      .map((url) => `${path}: ${url}`),
  );
  expect(foreign).toEqual([]);
});

test("no style sheet loads anything from another origin", () => {
  const sheets = publicFiles.filter((file) => /\.(css|svg)$/.test(file));
  expect(sheets.length).toBeGreaterThan(1);
  const foreign = sheets.flatMap((file) =>
    stylesheetUrls(readPublic(file))
      .filter(isForeign)
      .map((url) => `${file}: ${url}`),
  );
  expect(foreign).toEqual([]);
});

test("no page preconnects to another origin", () => {
  const selector = 'link[rel~="preconnect"], link[rel~="dns-prefetch"]';
  const found = allPages.flatMap(({ path }) => readPage(path).querySelectorAll(selector));
  expect(found.map(String)).toEqual([]);
});

test("Sanity's URLs are not published", () => {
  expect(filesWith(/sanity\.(io|work|studio)|sanitycdn/i)).toEqual([]);
});

test("the local content server's URL is not published", () => {
  const { port } = source;
  expect(port).toBeGreaterThan(0);
  expect(filesWith(/(?<!127\.)\b0\.0\.1:/)).toEqual([]);
  expect(filesWith(new RegExp(`(127\\.0\\.0\\.1|localhost|0\\.0\\.1):${port}`))).toEqual([]);
});

test("no path of the build machine is published", () => {
  expect(filesWith(literal(projectDirectory))).toEqual([]);
  expect(filesWith(/(\/home\/|\/Users\/|[A-Z]:\\\\?Users\\)\w+/)).toEqual([]);
});

test("no text has NUL or replacement characters", () => {
  // React 18 leaves NULs in HTML where a non-ASCII letter meets the end of its buffer; browsers show
  // them in attributes and titles as replacement characters.
  expect(filesWith(/[\0\uFFFD]/).filter((file) => !/\.m?js$/.test(file))).toEqual([]);
});

test("no source map is published or mentioned", () => {
  expect(publicFiles.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(filesWith(/[#@]\s*sourceMappingURL=/)).toEqual([]);
});

test("no developer notes are published", () => {
  expect(filesWith(/\b(TODO|FIXME)\b/)).toEqual([]);
});

test("no stylesheet has a breakpoint that was not compiled", () => {
  const sheets = publicFiles.filter((file) => file.endsWith(".css"));
  expect(sheets).not.toEqual([]);
  const left = sheets.flatMap((sheet) => readPublic(sheet).match(/@media[^{]*\(--[^{]*/g) ?? []);
  expect(left).toEqual([]);
});

test("nothing that lets a preview be edited is published", () => {
  expect(filesWith(/data-sanity|visual-editing|sanity-overlay|@sanity\/|STUDIO_URL/)).toEqual([]);
  expect(publicFiles.filter((file) => /visual-?editing|sanity/i.test(file))).toEqual([]);
});
