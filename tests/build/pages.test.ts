/** The site consists of exactly the pages of routes and dataset, as flat files. */
import {
  htmlFile,
  htmlFiles,
  publishedMetadata,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";
import { locales } from "../../src/i18n/locales";
import { screens } from "../../src/i18n/routes";

test("the site has exactly the expected HTML files", () => {
  expect([...htmlFiles].sort()).toEqual(allPages.map(({ path }) => htmlFile(path)).sort());
});

test("only the root is an index file: a CDN would redirect others", () => {
  expect(htmlFiles.filter((file) => file.endsWith("index.html"))).toEqual(["index.html"]);
});

test("every page has its lang attribute", () => {
  const wrong = allPages.filter(
    ({ path, locale }) => readPage(path).querySelector("html")?.getAttribute("lang") !== locale,
  );
  expect(wrong).toEqual([]);
});

test("no page contains its own path: not-found pages would navigate away from the requested URL", () => {
  const wrong = allPages.filter(({ path }) => readPublic(htmlFile(path)).includes("pagePath"));
  expect(wrong).toEqual([]);
});

test("the metadata file is published with its placeholders filled in", () => {
  const metadata = publishedMetadata();
  for (const locale of locales) {
    // One entry per screen, besides the patterns of posts and help categories.
    const entries = Object.keys(metadata[locale] ?? {}).filter((path) => !path.includes("{"));
    expect(entries).toHaveLength(screens.length);
  }
  expect(JSON.stringify(metadata)).not.toMatch(/\{product(Name)?\}/);
});
