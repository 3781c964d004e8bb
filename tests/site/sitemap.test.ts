/** @jest-environment jsdom */
import { absolute, publishedMetadata, readPublic } from "../setup/output/built-site";
import { posts, redirects } from "../setup/content/embedded-posts";
import { contentPages } from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { defaultLocale, locales } from "../../src/i18n/locales";
import { findMetadata } from "../../src/seo/page-metadata";
import { screenPath } from "../../src/i18n/routes";

const metadata = publishedMetadata();

const indexable = contentPages.filter(
  ({ kind, path }) => kind !== "screen" || findMetadata(metadata, path)?.shouldIndex !== false,
);

function parsed(file: string): Document {
  return new DOMParser().parseFromString(readPublic(file), "application/xml");
}

const textOf = (element: ParentNode, name: string) => element.querySelector(name)!.textContent;

const entries = [...parsed("sitemap-index.xml").querySelectorAll("loc")].flatMap((location) => {
  const url = new URL(location.textContent);
  expect(url.origin).toBe(site.url);
  return [...parsed(url.pathname.slice(1)).querySelectorAll("url")];
});

test("the sitemap lists each indexable page once, with its language versions and x-default", () => {
  const found = entries.map((entry) => {
    const links = [...entry.getElementsByTagName("xhtml:link")].map((link) =>
      ["hreflang", "href"].map((name) => link.getAttribute(name)),
    );
    return [textOf(entry, "loc"), links.sort()];
  });
  const expected = indexable.map(({ path, alternates }) => {
    const links = Object.entries(alternates).map(([lang, to]) => [lang, absolute(to)]);
    const fallback = ["x-default", absolute(alternates[defaultLocale] ?? path)];
    return [absolute(path), [...links, fallback].sort()];
  });
  expect(found.sort()).toEqual(expected.sort());
  expect(indexable.length).toBeLessThan(contentPages.length);
});

test("only posts and the blog lists have a modification date", () => {
  const dates = new Map(
    entries
      .filter((entry) => entry.querySelector("lastmod"))
      .map((entry) => [textOf(entry, "loc"), Date.parse(textOf(entry, "lastmod"))]),
  );
  const dated = locales.flatMap((locale) => [
    screenPath("blog", locale),
    ...posts[locale].map(({ path }) => path),
  ]);
  expect([...dates.keys()].sort()).toEqual(dated.map(absolute).sort());
  for (const post of locales.flatMap((locale) => posts[locale])) {
    const date = dates.get(absolute(post.path));
    expect(date).toBeGreaterThanOrEqual(Date.parse(post.publishedAt));
    expect(date).toBeLessThanOrEqual(Date.now());
  }
});

test("robots.txt allows everything and names the sitemap", () => {
  const lines = readPublic("robots.txt")
    .split("\n")
    .filter((line) => line !== "");
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${site.url}/sitemap-index.xml`]);
});

test("an old address of an article is in no list of pages", () => {
  expect(redirects).not.toEqual([]);
  for (const file of ["sitemap-0.xml", "rss.xml", "metadata.json"]) {
    for (const { from } of redirects) expect(readPublic(file)).not.toContain(from);
  }
});
