/** Titles, descriptions, Open Graph tags and robots directives in each page's head. */
import {
  absolute,
  attributes,
  isPublicFile,
  plainText,
  publishedMetadata,
  readPage,
} from "../setup/output/built-site";
import {
  allPages,
  contentPages,
  missingPages,
  pagesWithContent,
  type ExpectedPage,
} from "../setup/content/expected-pages";
import { defaultLocale, locales } from "../../src/i18n/locales";
import { findMetadata } from "../../src/seo/page-metadata";

const metadata = publishedMetadata();

/** Properties of which a page with content has one, besides those that tests below read. */
const properties = ["og:title", "og:description", "og:image", "og:type", "og:site_name"];

function titles(path: string): string[] {
  return readPage(path)
    .querySelectorAll("title")
    .map(({ text }) => plainText(text));
}

function contents(path: string, selector: string): string[] {
  return attributes(readPage(path), selector, "content");
}

/** Pages on which there is not exactly one such text, or an empty one. */
function pathsWithout(pages: readonly ExpectedPage[], textsOf: (path: string) => string[]) {
  return pages
    .map(({ path }) => path)
    .filter((path) => textsOf(path).length !== 1 || textsOf(path)[0]!.trim() === "");
}

test("every page has one title and one heading of the first level, none empty", () => {
  const headings = (path: string) =>
    readPage(path)
      .querySelectorAll("h1")
      .map(({ text }) => plainText(text));
  expect([pathsWithout(allPages, titles), pathsWithout(allPages, headings)]).toEqual([[], []]);
});

// Later pages of the blog list differ from the first in their title.
test.each(locales)("titles and descriptions are unique within a language (%s)", (locale) => {
  const pathsOf = (pages: readonly ExpectedPage[]) =>
    pages.flatMap((page) => (page.locale === locale ? page.path : []));
  const description = (path: string) => contents(path, 'meta[name="description"]')[0];
  for (const all of [
    pathsOf(pagesWithContent).map((path) => titles(path)[0]),
    pathsOf(contentPages).map(description),
  ]) {
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  }
});

test("every page with content names its address and its language versions, itself among them", () => {
  const found = pagesWithContent.map(({ path }) => ({
    canonical: attributes(readPage(path), 'link[rel="canonical"]', "href"),
    url: contents(path, 'meta[property="og:url"]'),
    locale: contents(path, 'meta[property="og:locale"]'),
    others: contents(path, 'meta[property="og:locale:alternate"]'),
    alternates: readPage(path)
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
  }));
  const ogLocales = { sv: "sv_SE", en: "en_GB" };
  const expected = pagesWithContent.map(({ url, locale, alternates }) => {
    const entries = Object.entries(alternates).map(([lang, to]) => [lang, absolute(to)]);
    const fallback = alternates[defaultLocale] ?? Object.values(alternates)[0]!;
    const others = locales.filter((each) => each !== locale && alternates[each]);
    return {
      canonical: [absolute(url)],
      url: [absolute(url)],
      locale: [ogLocales[locale]],
      others: others.map((each) => ogLocales[each]),
      alternates: [...entries, ["x-default", absolute(fallback)]],
    };
  });
  expect(found).toEqual(expected);
});

test.each(['meta[name="description"]', ...properties.map((name) => `meta[property="${name}"]`)])(
  "every page with content has one %s, not empty",
  (tag) => {
    expect(pathsWithout(pagesWithContent, (path) => contents(path, tag))).toEqual([]);
  },
);

test("screens use the titles, descriptions and images of the metadata file", () => {
  const screenPages = contentPages.filter(({ kind }) => kind === "screen");
  const expected = screenPages.map(({ path }) => {
    const entry = findMetadata(metadata, path);
    return [
      path,
      [plainText(entry!.title)],
      [entry?.description],
      [entry?.og.title],
      [entry?.og.type],
      [absolute(entry!.og.image)],
    ];
  });
  const found = screenPages.map(({ path }) => [
    path,
    titles(path),
    contents(path, 'meta[name="description"]'),
    contents(path, 'meta[property="og:title"]'),
    contents(path, 'meta[property="og:type"]'),
    contents(path, 'meta[property="og:image"]'),
  ]);
  expect(found).toEqual(expected);
});

test("every image that the metadata file names is published, its patterns' as well", () => {
  const entries = Object.values(metadata).flatMap((byPath) => Object.values(byPath));
  const images = entries.map(({ og }) => og.image);
  expect(images.filter((path) => !isPublicFile(path))).toEqual([]);
});

test("only missing pages and those excluded by the metadata file are noindex", () => {
  const expected = allPages.map(({ kind, path }) => {
    if (kind === "notFound") return [path, ["noindex"]];
    const isExcluded = kind === "screen" && findMetadata(metadata, path)?.shouldIndex === false;
    return [path, isExcluded ? ["noindex, nofollow"] : []];
  });
  const found = allPages.map(({ path }) => [path, contents(path, 'meta[name="robots"]')]);
  expect(found).toEqual(expected);
  expect(found.flat(2).includes("noindex, nofollow")).toBe(true);
});

test("missing pages have no canonical, alternate or Open Graph tags", () => {
  const selector = 'link[rel="canonical"], link[rel="alternate"], meta[property^="og:"]';
  const found = missingPages.flatMap(({ path }) => readPage(path).querySelectorAll(selector));
  expect(found.map(String)).toEqual([]);
});

test("every page links the sitemap, its icons and the manifest", () => {
  for (const { path } of allPages) {
    const page = readPage(path);
    const links = ["icon", "apple-touch-icon", "manifest", "sitemap"].flatMap((rel) =>
      attributes(page, `link[rel="${rel}"]`, "href"),
    );
    const icons = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"];
    expect(links).toEqual([...icons, "/site.webmanifest", "/sitemap-index.xml"]);
  }
});
