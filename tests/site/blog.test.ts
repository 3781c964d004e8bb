/** The blog's HTML is complete without JavaScript. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import {
  attributes,
  isPublicFile,
  plainText,
  publicDirectory,
  readPage,
} from "../setup/output/built-site";
import {
  blogPageCounts,
  bodyImages,
  bodyTexts,
  pagesUpTo,
  posts,
  postsOfPage,
  postsPerPage,
  type ExpectedPost,
} from "../setup/content/embedded-posts";
import { locales } from "../../src/i18n/locales";
import { blogPagePath, screenPath } from "../../src/i18n/routes";
import { pageIds } from "../../src/sanity/documents/heading-ids";

const allPosts = locales.flatMap((locale) => posts[locale]);

function expectedCards(posts: readonly ExpectedPost[]): string[][] {
  return posts.map(({ path, title, date, cover }) => [path, title, date, cover.alt]);
}

/** URL, title, date and image alt text of each card, in page order. */
function cardsOn(path: string): string[][] {
  return readPage(path)
    .querySelectorAll("main article")
    .map((card) => {
      const link = card.querySelector("a[href]");
      return [
        link?.getAttribute("href") ?? "",
        plainText(link?.text ?? ""),
        plainText(card.querySelector("time")?.text ?? ""),
        card.querySelector("img")?.getAttribute("alt") ?? "",
      ];
    });
}

test.each(locales)("every list page has its nine cards, newest first (%s)", (locale) => {
  const pages = pagesUpTo(blogPageCounts[locale]);
  for (const page of pages) {
    expect(cardsOn(blogPagePath(page, locale))).toEqual(expectedCards(postsOfPage(page, locale)));
  }
  expect(cardsOn(blogPagePath(1, locale))).toHaveLength(postsPerPage);
  expect(pages.flatMap((page) => cardsOn(blogPagePath(page, locale)))).toHaveLength(
    posts[locale].length,
  );
});

test.each(locales)("without JavaScript, every list page links to all others (%s)", (locale) => {
  const pages = pagesUpTo(blogPageCounts[locale]).map((page) => blogPagePath(page, locale));
  for (const path of pages) {
    expect(attributes(readPage(path), "noscript a[href]", "href")).toEqual(
      expect.arrayContaining(pages),
    );
  }
});

test.each(locales)("the home page shows the five latest posts (%s)", (locale) => {
  expect(cardsOn(screenPath("home", locale))).toEqual(expectedCards(posts[locale].slice(0, 5)));
});

function articleOf({ path }: ExpectedPost): HTMLElement {
  return readPage(path).querySelector("main article")!;
}

test.each(allPosts)("$path contains the whole post", (post) => {
  const article = articleOf(post);
  expect(plainText(article.querySelector("h1")?.text ?? "")).toBe(post.title);
  expect(plainText(article.querySelector("time")?.text ?? "")).toBe(post.date);
  expect(article.querySelector("header")?.text).toMatch(/\d+[\s-]minut/);

  const text = plainText(article.text);
  const blocks = bodyTexts(post).map(plainText);
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.filter((block) => !text.includes(block))).toEqual([]);

  const images = article.querySelectorAll("img");
  const expected = [post.cover, ...bodyImages(post)];
  expect(images.map((img) => img.getAttribute("alt"))).toEqual(expected.map(({ alt }) => alt));
  images.forEach((img, index) => {
    const src = img.getAttribute("src") ?? "";
    expect(src).toContain(expected[index]!.name);
    expect(isPublicFile(src)).toBe(true);
  });
});

test("posts link their own attachments, which open in a new tab and match the uploaded files", () => {
  expect(new Set(allPosts.map(({ attachments }) => attachments.length > 0)).size).toBe(2);
  for (const post of allPosts) {
    const links = articleOf(post).querySelectorAll('a[target="_blank"]');
    expect(links).toHaveLength(post.attachments.length);
    post.attachments.forEach(({ title, file }, index) => {
      const link = links[index]!;
      expect(plainText(link.text)).toContain(title);
      const published = join(publicDirectory, link.getAttribute("href") ?? "");
      expect(readFileSync(published).equals(readFileSync(file))).toBe(true);
    });
  }
});

test.each(locales)("each post shows three other posts of its language (%s)", (locale) => {
  const titles = new Map(posts[locale].map(({ path, title }) => [path, title]));
  expect(titles.size).toBeGreaterThan(3);
  for (const { path } of posts[locale]) {
    const section = readPage(path).querySelector('main section[aria-labelledby="related"]')!;
    const links = section.querySelectorAll("a[href]");
    const paths = attributes(section, "a[href]", "href");
    expect(new Set(paths).size).toBe(3);
    expect(paths).not.toContain(path);
    expect(links.map(({ text }) => plainText(text))).toEqual(paths.map((each) => titles.get(each)));
  }
});

/** What `headingIds` can make of words, apart from the ids of Gatsby itself. */
const isOfWords = (id: string) => /^(?!gatsby-)[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(id);

test("headings get no id that a post's page has outside of its text", () => {
  const found = allPosts.flatMap(({ path }) =>
    attributes(readPage(path), "[id]:not(article :is(h2, h3)), article section [id]", "id"),
  );
  expect([...new Set(found)].filter(isOfWords).sort()).toEqual(pageIds);
});
