/** Titles, descriptions, Open Graph tags and robots directives in each page's head. */
import type { HTMLElement } from "node-html-parser";
import {
  absolute,
  attributes,
  isPublicFile,
  plainText,
  publishedMetadata,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { blogPageCounts, pagesUpTo, posts } from "../setup/content/embedded-posts";
import {
  allPages,
  contentPages,
  missingPages,
  pagesWithContent,
  type ExpectedPage,
} from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { defaultLocale, locales } from "../../src/i18n/locales";
import { findMetadata, paginatedMetadata } from "../../src/seo/page-metadata";
import { blogPagePath, screenPath } from "../../src/i18n/routes";

const metadata = publishedMetadata();

const ogProperties = [
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:type",
  "og:site_name",
  "og:locale",
];

function head(path: string): HTMLElement {
  return readPage(path).querySelector("head")!;
}

function titles(path: string): string[] {
  return readPage(path)
    .querySelectorAll("title")
    .map(({ text }) => plainText(text));
}

function contents(path: string, selector: string): string[] {
  return attributes(readPage(path), selector, "content");
}

/** Paths of all failing pages, so that one failure lists them all. */
function pathsWhere(pages: readonly ExpectedPage[], isWrong: (page: ExpectedPage) => boolean) {
  return pages.filter(isWrong).map(({ path }) => path);
}

/** Pages on which there is not exactly one such text, or an empty one. */
function pathsWithout(pages: readonly ExpectedPage[], textsOf: (path: string) => string[]) {
  return pathsWhere(pages, ({ path }) => {
    const found = textsOf(path);
    return found.length !== 1 || found[0]!.trim() === "";
  });
}

test("every page has one title and one heading of the first level, none empty", () => {
  const headings = (path: string) =>
    readPage(path)
      .querySelectorAll("h1")
      .map(({ text }) => plainText(text));
  expect([pathsWithout(allPages, titles), pathsWithout(allPages, headings)]).toEqual([[], []]);
});

test("titles and descriptions are unique within a language", () => {
  for (const locale of locales) {
    const pages = contentPages.filter((page) => page.locale === locale);
    const all = pages.map(({ path }) => titles(path)[0]);
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
    const descriptions = pages.map(({ path }) => contents(path, 'meta[name="description"]')[0]);
    expect(descriptions.filter((d, index) => descriptions.indexOf(d) !== index)).toEqual([]);
  }
});

test("every page with content has one canonical link: its absolute public URL", () => {
  const canonicals = (path: string) => attributes(readPage(path), 'link[rel="canonical"]', "href");
  expect(pagesWithContent.map(({ path }) => canonicals(path))).toEqual(
    pagesWithContent.map(({ url: address }) => [absolute(address)]),
  );
});

test("every page with content lists its language versions, including itself, and x-default", () => {
  const expected = pagesWithContent.map(({ path, alternates }) => {
    const entries = Object.entries(alternates).map(([lang, to]) => [lang, absolute(to)]);
    const fallback = alternates[defaultLocale] ?? Object.values(alternates)[0]!;
    return [path, [...entries, ["x-default", absolute(fallback)]]];
  });
  const found = pagesWithContent.map(({ path }) => {
    const links = readPage(path).querySelectorAll('link[rel="alternate"][hreflang]');
    return [path, links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])];
  });
  expect(found).toEqual(expected);
});

test.each(['meta[name="description"]', ...ogProperties.map((name) => `meta[property="${name}"]`)])(
  "every page with content has one %s, not empty",
  (tag) => {
    expect(pathsWithout(pagesWithContent, (path) => contents(path, tag))).toEqual([]);
  },
);

test("Open Graph tags carry the canonical URL and an image of the site", () => {
  const wrong = pathsWhere(pagesWithContent, ({ path, url: address }) => {
    const [url = ""] = contents(path, 'meta[property="og:url"]');
    const [image = ""] = contents(path, 'meta[property="og:image"]');
    if (url !== absolute(address) || !URL.canParse(image)) return true;
    const { origin, pathname } = new URL(image);
    return origin !== site.url || !isPublicFile(pathname);
  });
  expect(wrong).toEqual([]);
});

test("screens use the titles and descriptions of the metadata file", () => {
  const screenPages = contentPages.filter(({ kind }) => kind === "screen");
  const expected = screenPages.map(({ path }) => {
    const entry = findMetadata(metadata, path);
    return [path, [entry?.title], [entry?.description], [entry?.og.title], [entry?.og.type]];
  });
  const found = screenPages.map(({ path }) => [
    path,
    titles(path),
    contents(path, 'meta[name="description"]'),
    contents(path, 'meta[property="og:title"]'),
    contents(path, 'meta[property="og:type"]'),
  ]);
  expect(found).toEqual(expected);
});

test("og:locale:alternate lists a page's other languages", () => {
  const ogLocales = { sv: "sv_SE", en: "en_GB" };
  const expected = pagesWithContent.map(({ path, locale }) => {
    const languages = attributes(readPage(path), 'link[rel="alternate"][hreflang]', "hreflang");
    const others = locales.filter((each) => each !== locale && languages.includes(each));
    return [path, [ogLocales[locale]], others.map((each) => ogLocales[each])];
  });
  const found = pagesWithContent.map(({ path }) => [
    path,
    contents(path, 'meta[property="og:locale"]'),
    contents(path, 'meta[property="og:locale:alternate"]'),
  ]);
  expect(found).toEqual(expected);
});

test.each(locales)("later blog pages have their page number in the title (%s)", (locale) => {
  const entry = metadata[locale]!["/blog"]!;
  const laterPages = pagesUpTo(blogPageCounts[locale]).slice(1);
  expect(laterPages.length).toBeGreaterThan(0);
  const word = locale === "sv" ? "sida" : "page";
  expect(titles(screenPath("blog", locale))).toEqual([entry.title]);
  for (const page of laterPages) {
    const title = `${entry.title} - ${word} ${page}`;
    expect(paginatedMetadata(entry, page, locale).title).toBe(title);
    expect(titles(blogPagePath(page, locale))).toEqual([title]);
  }
});

test.each(locales)("posts have their own title and description (%s)", (locale) => {
  for (const { path, title, description, publishedAt } of posts[locale]) {
    const published = contents(path, 'meta[property="article:published_time"]');
    expect(published).toEqual([publishedAt]);
    expect(titles(path)[0]).toContain(title);
    expect(contents(path, 'meta[property="og:title"]')).toEqual([title]);
    expect(contents(path, 'meta[property="og:type"]')).toEqual(["article"]);
    const [found] = contents(path, 'meta[name="description"]');
    // Posts without a description get a generic sentence with their title.
    if (description) expect(found).toBe(description);
    else expect(found).toContain(title);
  }
  expect(posts[locale].some(({ description }) => !description)).toBe(true);
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
  expect(
    missingPages.flatMap(({ path }) => head(path).querySelectorAll(selector)).map(String),
  ).toEqual([]);
});

test("every page links its icons and the manifest, which all exist", () => {
  for (const { path } of allPages) {
    const page = readPage(path);
    const icons = attributes(page, 'link[rel="icon"], link[rel="apple-touch-icon"]', "href");
    expect(icons).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]);
    const manifests = attributes(page, 'link[rel="manifest"]', "href");
    expect(manifests).toEqual(["/site.webmanifest"]);
    expect([...icons, ...manifests].filter((file) => !isPublicFile(file))).toEqual([]);
    expect(attributes(page, 'meta[name="theme-color"]', "content")).toEqual(["#fff"]);
  }
});

test("every icon of the manifest exists", () => {
  const { icons } = JSON.parse(readPublic("site.webmanifest")) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter(({ src }) => !isPublicFile(src))).toEqual([]);
});
