import {
  redirectConflict,
  resolveRedirects,
} from "../../../../src/sanity/documents/resolve-redirects";

/** Addresses by post and language. */
const addresses: Readonly<Record<string, string>> = {
  "post-1 sv": "/blog/ny",
  "post-1 en": "/en/blog/new",
  "post-2 sv": "/blog/bara-svensk",
};
const pages = {
  hasPage: (path: string) => Object.values(addresses).includes(path),
  postPath: (id: string, locale: string) => addresses[`${id} ${locale}`],
};

const toPost = (from: string, id: string, year?: number) => ({
  ...{ from, post: { _ref: id } },
  since: year && `${year}-01-01`,
});
const toDemo = (from: string) => ({ from, page: "demoBooking" });

test.each<[string, object[], readonly string[], readonly string[]]>([
  ["nothing", [], [], []],
  ["an article's old address", [toPost("/blog/x", "post-1")], ["/blog/x /blog/ny"], []],
  ["one in the other language", [toPost("/en/blog/x", "post-1")], ["/en/blog/x /en/blog/new"], []],
  [
    "a page of the site, in the language of the old address",
    [toDemo("/kampanj"), toDemo("/en/offer")],
    ["/kampanj /boka-demo", "/en/offer /en/demo-booking"],
    [],
  ],
  [
    "two old addresses of one article: each is one step",
    [toPost("/blog/a", "post-1", 2025), toPost("/blog/b", "post-1", 2026)],
    ["/blog/b /blog/ny", "/blog/a /blog/ny"],
    [],
  ],
  [
    "an address that has a page again, whatever case it is written in",
    [toPost("/blog/ny", "post-2"), toPost("/Blog/Bara-Svensk", "post-1")],
    [],
    ["/blog/ny redirectFromPage", "/Blog/Bara-Svensk redirectFromPage"],
  ],
  [
    "an article without the language",
    [toPost("/en/blog/x", "post-2")],
    [],
    ["/en/blog/x redirectPostGone"],
  ],
  ["a withdrawn article", [toPost("/blog/x", "gone")], [], ["/blog/x redirectPostGone"]],
  [
    "one address twice: the newer counts",
    [toPost("/blog/x", "post-2", 2025), toPost("/blog/x", "post-1", 2026)],
    ["/blog/x /blog/ny"],
    ["/blog/x redirectTwice"],
  ],
  [
    "one address twice, of which the newer leads nowhere",
    [toPost("/blog/x", "post-1", 2025), toPost("/blog/x", "gone", 2026)],
    ["/blog/x /blog/ny"],
    ["/blog/x redirectPostGone"],
  ],
  [
    "what cannot be read",
    [toPost("/om-oss", "post-1"), { from: "/x" }, { from: "/y", page: "/z" }, {}],
    [],
    [],
  ],
])("%s", (_name, documents, expected, unused) => {
  const found = resolveRedirects(documents as Readonly<Record<string, unknown>>[], pages);
  expect(found.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(expected);
  expect(found.unused.map(({ from, reason }) => `${from} ${reason}`)).toEqual(unused);
});

test.each([
  ["/blog/ny", "redirectFromPage"],
  ["/Blog/Ny", "redirectFromPage"],
  ["/blog/y", "redirectTwice"],
  ["/blog/z", undefined],
])("a redirect from %s: %s", (from, expected) => {
  const hasRedirect = (path: string) => path === "/blog/y";
  expect(redirectConflict(from, { ...pages, hasRedirect })).toBe(expected);
});
