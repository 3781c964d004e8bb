/** What search engines read before any page. */
import { parse } from "node-html-parser";
import { absolute, publishedMetadata, readPage, readPublic } from "../setup/output/built-site";
import { posts, postsOfPage } from "../setup/content/embedded-posts";
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

/** Every sitemap that the index names, as text. */
function sitemaps(): string[] {
  return locations(readPublic("sitemap-index.xml")).map((address) => {
    expect(new URL(address).origin).toBe(site.url);
    return readPublic(new URL(address).pathname.slice(1));
  });
}

test("the sitemap lists exactly the pages that may be indexed, each once", () => {
  const listed = sitemaps().flatMap(locations);
  expect([...listed].sort()).toEqual(indexable.map(({ path }) => absolute(path)).sort());
  expect(indexable.length).toBeLessThan(contentPages.length);
});

test("each entry names the page's languages and the default", () => {
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
  const byAddress = (all: [string, string[][]][]) =>
    Object.fromEntries(all.map(([address, links]) => [address, links.sort()]));
  expect(byAddress(found)).toEqual(byAddress(expected));
});

/** `lastmod` of each entry that has one, in milliseconds, by its address. */
function lastChanges(): Map<string, number> {
  const entries = sitemaps().flatMap((xml) => parse(xml).querySelectorAll("url"));
  return new Map(
    entries.flatMap((entry) => {
      const lastmod = entry.querySelector("lastmod")?.text;
      const address = entry.querySelector("loc")?.text.trim() ?? "";
      return lastmod === undefined ? [] : [[address, Date.parse(lastmod)] as const];
    }),
  );
}

test("posts and lists of posts tell when they were changed last, and no other page does", () => {
  const changes = lastChanges();
  const dated = locales.flatMap((locale) => [
    screenPath("blog", locale),
    ...posts[locale].map(({ path }) => path),
  ]);
  expect([...changes.keys()].sort()).toEqual(dated.map(absolute).sort());
  for (const post of locales.flatMap((locale) => posts[locale])) {
    const change = changes.get(absolute(post.path));
    expect(change).toBeGreaterThanOrEqual(Date.parse(post.publishedAt));
    expect(change).toBeLessThanOrEqual(Date.now());
  }
});

test.each(locales)(
  "the blog has changed with the last of the posts that it shows (%s)",
  (locale) => {
    const changes = lastChanges();
    const shown = postsOfPage(1, locale).map(({ path }) => changes.get(absolute(path)) ?? NaN);
    expect(changes.get(absolute(screenPath("blog", locale)))).toBe(Math.max(...shown));
  },
);

test("every page with content tells where the sitemap is", () => {
  const without = contentPages.filter(
    ({ path }) =>
      readPage(path).querySelector('link[rel="sitemap"]')?.getAttribute("href") !==
      "/sitemap-index.xml",
  );
  expect(without).toEqual([]);
});

test("robots.txt lets everything be read and names the sitemap", () => {
  const lines = readPublic("robots.txt")
    .split("\n")
    .filter((line) => line !== "");
  expect(lines).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${site.url}/sitemap-index.xml`]);
});
