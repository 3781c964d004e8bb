import { projectDirectory, publicFiles, readPublic, textFiles } from "../setup/output/built-site";
import { source } from "../../src/gatsby/content/current-source";

function filesWith(pattern: RegExp): string[] {
  return textFiles.filter((file) => pattern.test(readPublic(file)));
}

test.each([
  ["URL of Sanity's", /sanity\.(io|work|studio)|sanitycdn/i],
  ["path of a machine", /(\/home\/|\/Users\/|[A-Z]:\\\\?Users\\)\w+/],
  ["mention of a source map", /[#@]\s*sourceMappingURL=/],
  ["developer's note", /\b(TODO|FIXME)\b/],
  [
    "trace of the editing of previews",
    /data-sanity|visual-editing|sanity-overlay|@sanity\/|STUDIO_/,
  ],
])("no %s is published", (_what, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

test("the local content server's URL is not published", () => {
  const { port } = source;
  expect(port).toBeGreaterThan(0);
  expect(filesWith(/(?<!127\.)\b0\.0\.1:/)).toEqual([]);
  expect(filesWith(new RegExp(`(127\\.0\\.0\\.1|localhost|0\\.0\\.1):${port}`))).toEqual([]);
});

test("the folder of the build is not published", () => {
  expect(textFiles.filter((file) => readPublic(file).includes(projectDirectory))).toEqual([]);
});

test("no text has NUL or replacement characters", () => {
  // React 18 leaves NULs in HTML where a non-ASCII letter meets the end of its buffer; browsers show
  // them in attributes and titles as replacement characters.
  expect(filesWith(/[\0\uFFFD]/).filter((file) => !/\.m?js$/.test(file))).toEqual([]);
});

test("no source map and no script for editing is published", () => {
  expect(publicFiles.filter((file) => /\.map$|visual-?editing|sanity/i.test(file))).toEqual([]);
});

test("no stylesheet has a breakpoint that was not compiled", () => {
  const sheets = publicFiles.filter((file) => file.endsWith(".css"));
  expect(sheets).not.toEqual([]);
  const left = sheets.flatMap((sheet) => readPublic(sheet).match(/@media[^{]*\(--[^{]*/g) ?? []);
  expect(left).toEqual([]);
});
