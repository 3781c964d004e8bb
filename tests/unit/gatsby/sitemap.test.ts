/** @jest-environment node */
import { settings } from "../../../src/gatsby/build-settings";
import { sitemapEntry, sitemapPages } from "../../../src/gatsby/sitemap";
import type { PageMetadata } from "../../../src/i18n/page-metadata";

const alternates = { sv: "/om-oss", en: "/en/about" };
const entry = (shouldIndex: boolean) => ({ shouldIndex }) as PageMetadata;

test.each([
  ["a page that may be indexed", "/om-oss", { alternates, metadata: entry(true) }, true],
  ["the same in English", "/en/about", { alternates, metadata: entry(true) }, true],
  ["a page without metadata, such as a post", "/om-oss", { alternates }, true],
  ["a page that may not be indexed", "/om-oss", { alternates, metadata: entry(false) }, false],
  ["a page behind ?page=N", "/blog/page/2", { alternates: { sv: "/blog?page=2" } }, false],
  ["a copy of the not-found page", "/en/404", { alternates: {} }, false],
  ["a page that Gatsby made", "/404.html", {}, false],
])("%s", (_name, path, context, isListed) => {
  expect(sitemapPages([{ path, context }]).map((page) => page.path)).toEqual(
    isListed ? [path] : [],
  );
});

test("an entry names every language, and Swedish for the rest of the world", () => {
  const to = (path: string) => settings.siteUrl + path;
  expect(sitemapEntry({ path: "/en/about", alternates })).toEqual({
    url: "/en/about",
    links: [
      { lang: "sv", url: to("/om-oss") },
      { lang: "en", url: to("/en/about") },
      { lang: "x-default", url: to("/om-oss") },
    ],
  });
});

test("content in English only is that of the rest of the world, too", () => {
  const path = "/en/blog/only";
  expect(sitemapEntry({ path, alternates: { en: path } }).links).toEqual([
    { lang: "en", url: settings.siteUrl + path },
    { lang: "x-default", url: settings.siteUrl + path },
  ]);
});
