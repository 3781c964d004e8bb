/** Transfer sizes of each page before its scripts run. */
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
