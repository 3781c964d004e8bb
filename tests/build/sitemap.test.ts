import { parse, type HTMLElement } from "node-html-parser";
import { absolute, publishedMetadata, readPublic } from "../setup/output/built-site";
import { posts } from "../setup/content/embedded-posts";
import { contentPages } from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { defaultLocale, locales } from "../../src/i18n/locales";
import { findMetadata } from "../../src/seo/page-metadata";
import { screenPath } from "../../src/i18n/routes";

const metadata = publishedMetadata();

const indexable = contentPages.filter(
  ({ kind, path }) => kind !== "screen" || findMetadata(metadata, path)?.shouldIndex !== false,
);

function locations(xml: string): string[] {
  return parse(xml)
    .querySelectorAll("loc")
    .map(({ text }) => text.trim());
}

function sitemaps(): string[] {
  return locations(readPublic("sitemap-index.xml")).map((url) => {
    expect(new URL(url).origin).toBe(site.url);
    return readPublic(new URL(url).pathname.slice(1));
  });
}

test("the sitemap lists each indexable page once", () => {
  const listed = sitemaps().flatMap(locations);
  expect([...listed].sort()).toEqual(indexable.map(({ path }) => absolute(path)).sort());
  expect(indexable.length).toBeLessThan(contentPages.length);
});

test("each entry lists the page's language versions and x-default", () => {
  const entries = sitemaps().flatMap((xml) => parse(xml).querySelectorAll("url"));
  const found = entries.map((entry): [string, string[][]] => {
    const links = entry.childNodes.flatMap((node) => {
      const tag = /^<xhtml:link\b.*?>/s.exec(node.toString())?.[0];
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag ?? "")?.[1];
      return tag ? [[attribute("hreflang") ?? "", attribute("href") ?? ""]] : [];
    });
    return [entry.querySelector("loc")?.text ?? "", links];
  });
  const expected = indexable.map(({ path, alternates }): [string, string[][]] => {
    const entries = Object.entries(alternates).map(([lang, to]) => [lang, absolute(to)]);
    const fallback = absolute(alternates[defaultLocale] ?? path);
    return [absolute(path), [...entries, ["x-default", fallback]]];
  });
  const byUrl = (all: [string, string[][]][]) =>
    Object.fromEntries(all.map(([url, links]) => [url, links.sort()]));
  expect(byUrl(found)).toEqual(byUrl(expected));
});

test("only posts and the blog lists have a modification date", () => {
  const entries = sitemaps().flatMap((xml) => parse(xml).querySelectorAll("url:has(lastmod)"));
  const textOf = (entry: HTMLElement, name: string) => entry.querySelector(name)!.text.trim();
  const dates = new Map(
    entries.map((entry) => [textOf(entry, "loc"), Date.parse(textOf(entry, "lastmod"))]),
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
