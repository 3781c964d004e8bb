/** @jest-environment jsdom */
import {
  absolute,
  attributes,
  isPublicFile,
  readPage,
  readPublic,
} from "../setup/output/built-site";
import { posts } from "../setup/content/embedded-posts";
import { allPages } from "../setup/content/expected-pages";
import { site } from "../../src/config/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { feedPath, screenPath } from "../../src/i18n/routes";

const maxItems = 30;

/** Parses the feed strictly: malformed XML gives an error document. */
function parse(locale: Locale): Document {
  const xml = readPublic(feedPath(locale).slice(1));
  return new DOMParser().parseFromString(xml, "application/xml");
}

function textOf(parent: Element, name: string): string | undefined {
  const [found, ...more] = [...parent.children].filter(({ tagName }) => tagName === name);
  expect(more).toEqual([]);
  return found?.textContent ?? undefined;
}

function itemsOf(locale: Locale): Element[] {
  return [...parse(locale).querySelectorAll("rss > channel > item")];
}

describe.each(locales)("the feed (%s)", (locale) => {
  test("is RSS 2.0 with channel metadata", () => {
    const feed = parse(locale);
    expect(feed.documentElement.tagName).toBe("rss");
    expect(feed.documentElement.getAttribute("version")).toBe("2.0");
    const channel = feed.querySelector("channel")!;
    expect(textOf(channel, "title")).toContain(site.productName);
    expect(textOf(channel, "description")).toMatch(/\S/);
    expect(textOf(channel, "link")).toBe(absolute(screenPath("blog", locale)));
    expect(textOf(channel, "language")).toBe(locale);
    // Two builds of the same content are the same.
    expect(textOf(channel, "lastBuildDate")).toBeUndefined();
    const [self] = channel.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link");
    const written = ["rel", "type", "href"].map((name) => self?.getAttribute(name));
    expect(written).toEqual(["self", "application/rss+xml", absolute(feedPath(locale))]);
  });

  test("contains exactly the latest posts of its language", () => {
    const expected = posts[locale].slice(0, maxItems);
    const found = itemsOf(locale).map((item) => [
      ...["title", "link"].map((name) => textOf(item, name)),
      Date.parse(textOf(item, "pubDate") ?? ""),
    ]);
    expect(found).toEqual(
      expected.map(({ title, path, publishedAt }) => {
        return [title, absolute(path), Date.parse(publishedAt)];
      }),
    );
  });

  test("has GUIDs of documents, the pages' descriptions, and images that exist", () => {
    const items = itemsOf(locale);
    const guids = items.map((item) => textOf(item, "guid"));
    expect(new Set(guids).size).toBe(items.length);
    for (const item of items) {
      const guid = item.querySelector("guid")!;
      expect(guid.getAttribute("isPermaLink")).toBe("false");
      expect(guid.textContent).toMatch(new RegExp(`^[\\w-]+ ${locale}$`));
      const page = readPage(new URL(textOf(item, "link")!).pathname);
      const [description] = attributes(page, 'meta[name="description"]', "content");
      expect(textOf(item, "description")).toBe(description);
      const [media] = item.getElementsByTagNameNS("http://search.yahoo.com/mrss/", "content");
      const [image] = attributes(page, 'meta[property="og:image"]', "content");
      expect(media?.getAttribute("url")).toBe(image);
      expect(isPublicFile(new URL(image!).pathname)).toBe(true);
    }
  });
});

test("only blog pages link to a feed: that of their language", () => {
  const selector = 'link[rel="alternate"][type="application/rss+xml"]';
  const found = allPages.map(({ path }) => [path, attributes(readPage(path), selector, "href")]);
  const expected = allPages.map(({ path, kind, locale }) => {
    const isBlog = path === screenPath("blog", locale);
    const hasFeed = isBlog || kind === "post" || kind === "laterBlogPage";
    return [path, hasFeed ? [feedPath(locale)] : []];
  });
  expect(found).toEqual(expected);
  for (const locale of locales) {
    const page = readPage(screenPath("blog", locale));
    expect(attributes(page, "main a[href]", "href")).toContain(feedPath(locale));
  }
});
