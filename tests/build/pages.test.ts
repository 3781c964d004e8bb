/** The site consists of exactly the pages of routes and dataset, as flat files. */
import {
  htmlFile,
  htmlFiles,
  plainText,
  publishedMetadata,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { allPages, missingPages } from "../setup/content/expected-pages";
import { locales } from "../../src/i18n/locales";
import { notFoundCopyKind, screens } from "../../src/i18n/routes";

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

test("a missing page says so in the prescribed words, which are English in both languages", () => {
  const pages = missingPages.filter(({ path }) => notFoundCopyKind(path) === "page");
  expect(pages.length).toBe(locales.length);
  for (const { path } of pages) {
    const english = readPage(path).querySelectorAll('main [lang="en"]');
    expect(english.map(({ text }) => plainText(text))).toEqual([
      "404 - Page not found",
      "Sorry the page you are looking for does not exist. Please check the URL or go back to the homepage.",
    ]);
  }
});
