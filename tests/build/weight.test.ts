/** What each page of the built site weighs before any script of it has run. */
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

/** Bytes; gzipped, except for fonts, which are compressed by themselves. */
const limits = {
  html: 25 * kilobyte,
  styles: 15 * kilobyte,
  templateScript: 25 * kilobyte,
  fonts: 40 * kilobyte,
};

const gzipped = (file: string): number => gzipSync(readPublic(file)).length;

const stylesheets = (path: string): string[] =>
  attributes(readPage(path), 'link[rel="stylesheet"]', "href").map((href) => href.slice(1));

function tooHeavy(limit: number, weigh: (path: string) => number) {
  return allPages
    .map(({ path }) => ({ path, bytes: weigh(path) }))
    .filter(({ bytes }) => bytes > limit);
}

test("every page's HTML is at most 25 KB gzipped", () => {
  expect(tooHeavy(limits.html, (path) => gzipped(htmlFile(path)))).toEqual([]);
});

test("every page's styles are at most 15 KB gzipped", () => {
  const weigh = (path: string) => stylesheets(path).reduce((sum, file) => sum + gzipped(file), 0);
  expect(tooHeavy(limits.styles, weigh)).toEqual([]);
});

test("styles are in files of their own, the shared one first, and come before all else", () => {
  for (const { path } of allPages) {
    const [shared, ...others] = stylesheets(path);
    expect(shared).toMatch(/^styles\.[0-9a-f]{20}\.css$/);
    expect(others).toHaveLength(1);
    expect(readPage(path).querySelectorAll("style")).toEqual([]);
    const first = readPage(path).querySelector("head link");
    expect(first?.getAttribute("href")).toBe(`/${shared}`);
  }
});

test("no template's own script is larger than 25 KB gzipped", () => {
  const scripts = publicFiles.filter((file) => /^component---[^/]+\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => gzipped(file) > limits.templateScript)).toEqual([]);
});

test("all fonts of the site are at most 40 KB, and every page preloads what it uses of them", () => {
  const fonts = publicFiles.filter((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const bytes = fonts.reduce(
    (sum, file) => sum + readFileSync(join(publicDirectory, file)).length,
    0,
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limits.fonts);
  const preloaded = (path: string) =>
    attributes(readPage(path), 'link[rel="preload"][as="font"]', "href");
  const used = [...readPublic(stylesheets("/")[0] ?? "").matchAll(/url\(([^)]+\.woff2)\)/g)];
  expect(used.length).toBeGreaterThan(0);
  for (const { path } of allPages) expect(preloaded(path)).toEqual(used.map(([, url]) => url));
});
