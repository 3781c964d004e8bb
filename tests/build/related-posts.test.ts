/** Related posts below each post. */
import { attributes, plainText, readPage } from "../setup/output/built-site";
import { posts } from "../setup/content/embedded-posts";
import { locales } from "../../src/i18n/locales";

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

test.each(locales)("each post shows its reading time (%s)", (locale) => {
  const words = locale === "sv" ? /\d+ minut(er)?s läsning/ : /\d+-minute read/;
  for (const { path } of posts[locale]) {
    const header = readPage(path).querySelector("main article header")!;
    expect(plainText(header.text)).toMatch(words);
  }
});
