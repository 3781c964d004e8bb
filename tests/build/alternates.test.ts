/** hreflang links between language versions. */
import { absolute, readPage } from "../setup/output/built-site";
import { pagesWithContent, type ExpectedPage } from "../setup/content/expected-pages";
import { defaultLocale } from "../../src/i18n/locales";

type Links = Record<string, string>;

function alternateLinks({ path }: ExpectedPage): [string, string][] {
  return readPage(path)
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]);
}

const linksByUrl = new Map<string, Links>(
  pagesWithContent.map((page) => [absolute(page.url), Object.fromEntries(alternateLinks(page))]),
);

test("every page lists its language versions, including itself, and x-default", () => {
  const expected = pagesWithContent.map(({ path, alternates }) => {
    const entries = Object.entries(alternates).map(([lang, to]) => [lang, absolute(to)]);
    const fallback = alternates[defaultLocale] ?? Object.values(alternates)[0]!;
    return [path, [...entries, ["x-default", absolute(fallback)]]];
  });
  expect(pagesWithContent.map((page) => [page.path, alternateLinks(page)])).toEqual(expected);
});

test("alternates lead to pages that exist", () => {
  const dead = [...linksByUrl].flatMap(([url, links]) =>
    Object.values(links)
      .filter((to) => !linksByUrl.has(to))
      .map((to) => `${url} → ${to}`),
  );
  expect(dead).toEqual([]);
});

test("alternates are mutual", () => {
  for (const [url, links] of linksByUrl) {
    for (const to of Object.values(links)) {
      expect({ url, links: linksByUrl.get(to) }).toEqual({ url, links });
    }
  }
});
