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

const redirect = (from: string, target: object, since?: string) => ({ from, ...target, since });
const post = (id: string) => ({ post: { _ref: id } });

test.each<[string, object[], readonly (readonly [string, string])[], readonly string[]]>([
  ["nothing", [], [], []],
  [
    "an article's old address",
    [redirect("/blog/x", post("post-1"))],
    [["/blog/x", "/blog/ny"]],
    [],
  ],
  [
    "one in the other language",
    [redirect("/en/blog/x", post("post-1"))],
    [["/en/blog/x", "/en/blog/new"]],
    [],
  ],
  [
    "a page of the site, in the language of the old address",
    [redirect("/kampanj", { page: "demoBooking" }), redirect("/en/offer", { page: "demoBooking" })],
    [
      ["/kampanj", "/boka-demo"],
      ["/en/offer", "/en/demo-booking"],
    ],
    [],
  ],
  [
    "two old addresses of one article: each is one step",
    [
      redirect("/blog/a", post("post-1"), "2026-01-01"),
      redirect("/blog/b", post("post-1"), "2026-02-01"),
    ],
    [
      ["/blog/b", "/blog/ny"],
      ["/blog/a", "/blog/ny"],
    ],
    [],
  ],
  [
    "an address that has a page again, whatever case it is written in",
    [redirect("/blog/ny", post("post-2")), redirect("/Blog/Bara-Svensk", post("post-1"))],
    [],
    ["/blog/ny redirectFromPage", "/Blog/Bara-Svensk redirectFromPage"],
  ],
  [
    "an article without the language",
    [redirect("/en/blog/x", post("post-2"))],
    [],
    ["/en/blog/x redirectPostGone"],
  ],
  ["a withdrawn article", [redirect("/blog/x", post("gone"))], [], ["/blog/x redirectPostGone"]],
  [
    "one address twice: the newer counts",
    [
      redirect("/blog/x", post("post-2"), "2025-01-01"),
      redirect("/blog/x", post("post-1"), "2026-01-01"),
    ],
    [["/blog/x", "/blog/ny"]],
    ["/blog/x redirectTwice"],
  ],
  [
    "one address twice, of which the newer leads nowhere",
    [
      redirect("/blog/x", post("post-1"), "2025-01-01"),
      redirect("/blog/x", post("gone"), "2026-01-01"),
    ],
    [["/blog/x", "/blog/ny"]],
    ["/blog/x redirectPostGone"],
  ],
  [
    "what cannot be read",
    [redirect("/om-oss", post("post-1")), redirect("/x", {}), redirect("/y", { page: "/z" }), {}],
    [],
    [],
  ],
])("%s", (_name, documents, expected, unused) => {
  const found = resolveRedirects(documents as Readonly<Record<string, unknown>>[], pages);
  expect(found.redirects.map(({ from, to }) => [from, to])).toEqual(expected);
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
