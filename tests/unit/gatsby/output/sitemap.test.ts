import { settings } from "../../../../src/gatsby/build-settings";
import { sitemapEntry, sitemapPages } from "../../../../src/gatsby/output/sitemap";
import type { Locale } from "../../../../src/i18n/locales";
import type { PageMetadata } from "../../../../src/seo/page-metadata";

const alternates = { sv: "/om-oss", en: "/en/about" };
const entry = (shouldIndex: boolean) => ({ shouldIndex }) as PageMetadata;

test.each([
  ["a page that may be indexed", "/om-oss", { alternates, metadata: entry(true) }, true],
  ["the same in English", "/en/about", { alternates, metadata: entry(true) }, true],
  ["a page without metadata, such as a post", "/om-oss", { alternates }, true],
  ["a page that may not be indexed", "/om-oss", { alternates, metadata: entry(false) }, false],
  ["a page behind ?page=N", "/blog/page/2", { alternates: { sv: "/blog?page=2" } }, false],
  ["a copy of the not-found page", "/en/404", { alternates: {} }, false],
  ["a page that Gatsby created", "/404.html", {}, false],
])("%s", (_name, path, pageContext, isListed) => {
  expect(sitemapPages([{ path, pageContext }], []).map((page) => page.path)).toEqual(
    isListed ? [path] : [],
  );
});

test("English is the default for content in English only", () => {
  const path = "/en/blog/only";
  expect(sitemapEntry({ path, alternates: { en: path } }).links).toEqual([
    { lang: "en", url: settings.siteUrl + path },
    { lang: "x-default", url: settings.siteUrl + path },
  ]);
});

describe("an entry's lastmod", () => {
  const post = (id: string, language: Locale, updatedAt: string) => ({ id, language, updatedAt });
  const posts = [
    post("a sv", "sv", "2026-03-02T00:00:00Z"),
    post("a en", "en", "2026-03-02T00:00:00Z"),
    post("swedish sv", "sv", "2026-04-01T00:00:00Z"),
    post("old sv", "sv", "2026-05-01T00:00:00Z"),
    post("old en", "en", "2026-05-01T00:00:00Z"),
  ];
  const page = (path: string, context: object) => ({
    path,
    pageContext: { alternates: { sv: path }, ...context },
  });
  const lastmods = (context: object) =>
    sitemapPages([page("/a", context)], posts).map(({ lastmod }) => lastmod);

  test.each([
    ["of a post is that of its document", { id: "a sv" }, "2026-03-02T00:00:00Z"],
    ["is the same in English", { id: "a en" }, "2026-03-02T00:00:00Z"],
    [
      "of the blog is that of its last changed post",
      { language: "sv", limit: 2 },
      "2026-04-01T00:00:00Z",
    ],
    [
      "counts only posts that a page shows, in its language",
      { language: "en", limit: 1 },
      "2026-03-02T00:00:00Z",
    ],
    ["is missing on a page with fixed texts", { language: "sv" }, undefined],
  ])("%s", (_name, context, expected) => {
    expect(lastmods(context)).toEqual([expected]);
  });

  test("is missing on a blog without posts", () => {
    const [blog] = sitemapPages([page("/blog", { language: "sv", limit: 9 })], []);
    expect(blog).toEqual({ path: "/blog", alternates: { sv: "/blog" } });
  });
});

test("the order does not depend on earlier builds", () => {
  const pages = ["/b", "/a", "/en"].map((path) => ({
    path,
    pageContext: { alternates: { sv: path } },
  }));
  const paths = (list: typeof pages) => sitemapPages(list, []).map(({ path }) => path);
  expect(paths(pages)).toEqual(["/a", "/b", "/en"]);
  expect(paths([...pages].reverse())).toEqual(paths(pages));
});
