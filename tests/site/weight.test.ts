/** Transfer sizes of each page before its scripts run; scripts and shared data do not grow with the posts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  attributes,
  htmlFile,
  publicDirectory,
  publicFiles,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";
import { bodyTexts, posts } from "../setup/content/embedded-posts";
import { locales } from "../../src/i18n/locales";

const kilobyte = 1024;

const scripts = publicFiles.filter((file) => file.endsWith(".js"));

const gzipped = (file: string): number => gzipSync(readPublic(file)).length;

const stylesheets = (path: string): string[] =>
  attributes(readPage(path), 'link[rel="stylesheet"]', "href").map((href) => href.slice(1));

test.each([
  ["HTML", 25 * kilobyte, (path: string) => [htmlFile(path)]],
  ["styles", 17 * kilobyte, stylesheets],
])("no page has too much %s: at most %d bytes, gzipped", (_what, limit, filesOf) => {
  const sizes = allPages.map(({ path }) => {
    const bytes = filesOf(path).reduce((sum, file) => sum + gzipped(file), 0);
    return { path, bytes };
  });
  expect(sizes.filter(({ bytes }) => bytes > limit)).toEqual([]);
});

test("styles are in separate files, before all other links, and each begins with the order of the layers", () => {
  for (const { path } of allPages) {
    const sheets = stylesheets(path);
    expect(sheets.filter((file) => /^styles\.[0-9a-f]{20}\.css$/.test(file))).toHaveLength(1);
    for (const sheet of sheets) expect(readPublic(sheet)).toMatch(/^@layer reset,\s*tokens,/);
    expect(readPage(path).querySelectorAll("style")).toEqual([]);
    const links = attributes(readPage(path), "head link", "href").slice(0, sheets.length);
    expect(links).toEqual(sheets.map((file) => `/${file}`));
  }
});

test("every template's own script is at most 25 KB gzipped", () => {
  const ofTemplates = scripts.filter((file) => file.startsWith("component---"));
  expect(ofTemplates.length).toBeGreaterThan(10);
  expect(ofTemplates.filter((file) => gzipped(file) > 25 * kilobyte)).toEqual([]);
});

test("all fonts are at most 40 KB in total, and every page preloads the one for all text", () => {
  const fonts = publicFiles.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce(
    (sum, file) => sum + readFileSync(join(publicDirectory, file)).length,
    0,
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(40 * kilobyte);
  const preloaded = (path: string) =>
    attributes(readPage(path), 'link[rel="preload"][as="font"]', "href");
  // A face with a `unicode-range` is fetched where such letters occur.
  const sheets = stylesheets("/").map(readPublic).join("");
  const faces = sheets.match(/@font-face ?\{[^}]*\}/g) ?? [];
  const used = faces
    .filter((face) => !face.includes("unicode-range"))
    .flatMap((face) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? []);
  expect(used.length).toBeGreaterThan(0);
  for (const { path } of allPages) expect(preloaded(path)).toEqual(used);
});

test("neither a script nor data shared by all pages contains a post's slug", () => {
  const slugs = locales.flatMap((locale) => posts[locale].map(({ slug }) => slug));
  const shared = publicFiles.filter((file) => /^page-data\/(app-data\.json|sq\/.*)$/.test(file));
  expect(shared).toContain("page-data/app-data.json");
  expect(scripts.length).toBeGreaterThan(20);
  const texts = [...scripts, ...shared].map((file) => [file, readPublic(file)] as const);
  expect(texts.filter(([, text]) => slugs.some((slug) => text.includes(slug)))).toEqual([]);
});

test("a post's page data contains no other post's text", () => {
  const [first, second] = posts.sv;
  const data = readPublic(`page-data${first!.path}/page-data.json`);
  const [own = "", other = ""] = [first!, second!].map((post) => bodyTexts(post)[0]);
  expect(data).toContain(JSON.stringify(own).slice(1, 40));
  expect(data).not.toContain(JSON.stringify(other).slice(1, 40));
});
