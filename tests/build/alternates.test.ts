/** The addresses of the same content in the other language. */
import { absolute, readPage } from "../setup/output/built-site";
import { pagesWithContent, type ExpectedPage } from "../setup/content/expected-pages";
import { defaultLocale, locales } from "../../src/i18n/locales";

type Links = Record<string, string>;

function alternateLinks({ path }: ExpectedPage): [string, string][] {
  return readPage(path)
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""]);
}

const linksByAddress = new Map<string, Links>(
  pagesWithContent.map((page) => [
    absolute(page.address),
    Object.fromEntries(alternateLinks(page)),
  ]),
);

test("every page names its content's languages, itself among them, and the default", () => {
  const expected = pagesWithContent.map(({ path, alternates }) => {
    const entries = Object.entries(alternates).map(([lang, to]) => [lang, absolute(to)]);
    const fallback = alternates[defaultLocale] ?? Object.values(alternates)[0]!;
    return [path, [...entries, ["x-default", absolute(fallback)]]];
  });
  expect(pagesWithContent.map((page) => [page.path, alternateLinks(page)])).toEqual(expected);
});

test("alternates lead to pages that exist", () => {
  const dead = [...linksByAddress].flatMap(([address, links]) =>
    Object.values(links)
      .filter((to) => !linksByAddress.has(to))
      .map((to) => `${address} → ${to}`),
  );
  expect(dead).toEqual([]);
});

test("alternates are mutual: each page names the same addresses", () => {
  for (const [address, links] of linksByAddress) {
    for (const to of Object.values(links)) {
      expect({ address, links: linksByAddress.get(to) }).toEqual({ address, links });
    }
  }
});

test("content in one language only names no other", () => {
  const lonely = pagesWithContent.filter(
    ({ alternates }) => Object.keys(alternates).length < locales.length,
  );
  expect(lonely.length).toBeGreaterThan(0);
  for (const page of lonely) {
    expect(alternateLinks(page)).toEqual([
      [page.locale, absolute(page.address)],
      ["x-default", absolute(page.address)],
    ]);
  }
});
