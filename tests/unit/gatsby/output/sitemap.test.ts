import { settings } from "../../../../src/gatsby/build-settings";
import { sitemapEntries } from "../../../../src/gatsby/output/sitemap";
import type { Locale } from "../../../../src/i18n/locales";

test("English is the default for content in English only", () => {
  const path = "/en/blog/only";
  const [entry] = sitemapEntries([{ path, pageContext: { alternates: { en: path } } }], []);
  expect(entry?.links).toEqual([
    { lang: "en", url: settings.siteUrl + path },
    { lang: "x-default", url: settings.siteUrl + path },
  ]);
});

test("a blog list has the newest date of the posts that it shows, in its language", () => {
  const post = (id: string, language: Locale, updatedAt: string) => ({ id, language, updatedAt });
  const posts = [
    post("a sv", "sv", "2026-04-01T00:00:00Z"),
    post("a en", "en", "2026-03-01T00:00:00Z"),
    post("b en", "en", "2026-03-02T00:00:00Z"),
    post("c en", "en", "2026-02-01T00:00:00Z"),
    post("old en", "en", "2026-05-01T00:00:00Z"),
  ];
  const path = "/en/blog";
  const pageContext = { alternates: { en: path }, language: "en", limit: 3 } as const;
  const [blog] = sitemapEntries([{ path, pageContext }], posts);
  expect(blog?.lastmod).toBe("2026-03-02T00:00:00Z");
  expect(sitemapEntries([{ path, pageContext }], [])[0]).not.toHaveProperty("lastmod");
});

test("the order does not depend on earlier builds", () => {
  const pages = ["/b", "/a", "/en"].map((path) => ({
    path,
    pageContext: { alternates: { sv: path } },
  }));
  const paths = (list: typeof pages) => sitemapEntries(list, []).map(({ path }) => path);
  expect(paths(pages)).toEqual(["/a", "/b", "/en"]);
  expect(paths([...pages].reverse())).toEqual(paths(pages));
});
