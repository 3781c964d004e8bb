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
  startedScripts,
} from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";
import { bodyTexts, posts } from "../setup/content/embedded-posts";
import { locales } from "../../src/i18n/locales";

const kilobyte = 1024;

/** Bytes; gzipped except for fonts, which are already compressed. */
const limits = {
  html: 25 * kilobyte,
  styles: 15 * kilobyte,
  templateScript: 25 * kilobyte,
  fonts: 40 * kilobyte,
};

const gzipped = (file: string): number => gzipSync(readPublic(file)).length;

const stylesheets = (path: string): string[] =>
  attributes(readPage(path), 'link[rel="stylesheet"]', "href").map((href) => href.slice(1));

function tooHeavy(limit: number, sizeOf: (path: string) => number) {
  return allPages
    .map(({ path }) => ({ path, bytes: sizeOf(path) }))
    .filter(({ bytes }) => bytes > limit);
}

test("every page's HTML is at most 25 KB gzipped", () => {
  expect(tooHeavy(limits.html, (path) => gzipped(htmlFile(path)))).toEqual([]);
});

test("every page's styles are at most 15 KB gzipped", () => {
  const sizeOf = (path: string) => stylesheets(path).reduce((sum, file) => sum + gzipped(file), 0);
  expect(tooHeavy(limits.styles, sizeOf)).toEqual([]);
});

test("styles are in separate files, the shared one first, before all other links", () => {
  for (const { path } of allPages) {
    const [shared] = stylesheets(path);
    expect(shared).toMatch(/^styles\.[0-9a-f]{20}\.css$/);
    expect(readPage(path).querySelectorAll("style")).toEqual([]);
    const first = readPage(path).querySelector("head link");
    expect(first?.getAttribute("href")).toBe(`/${shared}`);
  }
});

test("every template's own script is at most 25 KB gzipped", () => {
  const scripts = publicFiles.filter((file) => /^component---[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => gzipped(file) > limits.templateScript)).toEqual([]);
});

test("all fonts are at most 40 KB in total, and every page preloads the one for all text", () => {
  const fonts = publicFiles.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce(
    (sum, file) => sum + readFileSync(join(publicDirectory, file)).length,
    0,
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limits.fonts);
  const preloaded = (path: string) =>
    attributes(readPage(path), 'link[rel="preload"][as="font"]', "href");
  // A face with a `unicode-range` is fetched where such letters occur.
  const faces = readPublic(stylesheets("/")[0] ?? "").match(/@font-face ?\{[^}]*\}/g) ?? [];
  const used = faces
    .filter((face) => !face.includes("unicode-range"))
    .flatMap((face) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? []);
  expect(used.length).toBeGreaterThan(0);
  for (const { path } of allPages) expect(preloaded(path)).toEqual(used);
});

const slugs = locales.flatMap((locale) => posts[locale].map(({ slug }) => slug));

/** Chunk name → its scripts and styles, as inlined in every page. */
function chunkMap(): Record<string, string[]> {
  const [, text] = /\b___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(readPublic("index.html")) ?? [];
  if (text === undefined) throw new Error("The home page has no chunk map.");
  return JSON.parse(JSON.parse(text) as string) as Record<string, string[]>;
}

/** Scripts that any page loads: those in its HTML and those of its template. */
function pageScripts(): string[] {
  const named = allPages.flatMap(({ path }) => startedScripts(readPage(path)));
  const mapped = Object.values(chunkMap()).flat();
  const all = [...named, ...mapped.filter((url) => url.endsWith(".js"))];
  return [...new Set(all)].map((url) => url.replace(/^\//, ""));
}

function slugsIn(file: string): string[] {
  const text = readPublic(file);
  return slugs.filter((slug) => text.includes(slug));
}

// One of each: lucide's own factory, Gatsby's service worker and its script runner.
test.each(["absoluteStrokeWidth", "serviceWorker.register", "data-partytown"])(
  "what the site replaces or leaves out is in no script: %s",
  (mark) => {
    const scripts = publicFiles.filter((file) => file.endsWith(".js"));
    expect(scripts.filter((file) => readPublic(file).includes(mark))).toEqual([]);
  },
);

test("no script contains a post's slug", () => {
  const scripts = publicFiles.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(pageScripts().length);
  expect(scripts.filter((file) => slugsIn(file).length > 0)).toEqual([]);
});

test("data shared by all pages contains no post's slug", () => {
  const shared = publicFiles.filter((file) => /^page-data\/(app-data\.json|sq\/.*)$/.test(file));
  expect(shared).toContain("page-data/app-data.json");
  expect(shared.filter((file) => slugsIn(file).length > 0)).toEqual([]);
});

test("a post's page data contains no other post's text", () => {
  const [first, second] = posts.sv;
  const data = readPublic(`page-data${first!.path}/page-data.json`);
  const [own = "", other = ""] = [first!, second!].map((post) => bodyTexts(post)[0]);
  expect(data).toContain(JSON.stringify(own).slice(1, 40));
  expect(data).not.toContain(JSON.stringify(other).slice(1, 40));
});

test("inline scripts in the head are the same on every page", () => {
  const codes = allPages.map(({ path }) =>
    readPage(path)
      .querySelectorAll("head script:not([src])")
      // JSON-LD is data, not code.
      .filter((script) => script.getAttribute("type") !== "application/ld+json")
      .map(({ rawText }) => rawText),
  );
  expect(new Set(codes.map((code) => JSON.stringify(code))).size).toBe(1);
});
