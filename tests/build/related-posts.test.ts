/** Below each post, posts to go on with. */
import { attributes, plainText, readPage } from "../setup/output/built-site";
import { posts } from "../setup/content/embedded-posts";
import { locales } from "../../src/i18n/locales";

test.each(locales)("three other posts of the language stand below each post (%s)", (locale) => {
  const known = new Map(posts[locale].map(({ path, title }) => [path, title]));
  expect(known.size).toBeGreaterThan(3);
  for (const { path } of posts[locale]) {
    const section = readPage(path).querySelector('main section[aria-labelledby="related"]')!;
    const links = section.querySelectorAll("a[href]");
    const paths = attributes(section, "a[href]", "href");
    expect(new Set(paths).size).toBe(3);
    expect(paths).not.toContain(path);
    expect(links.map(({ text }) => plainText(text))).toEqual(paths.map((each) => known.get(each)));
  }
});

test.each(locales)("each post says how long it takes to read (%s)", (locale) => {
  const words = locale === "sv" ? /\d+ minut(er)?s läsning/ : /\d+-minute read/;
  for (const { path } of posts[locale]) {
    const header = readPage(path).querySelector("main article header")!;
    expect(plainText(header.text)).toMatch(words);
  }
});
