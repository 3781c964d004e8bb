import { linkTargets } from "../../../../src/gatsby/content/link-targets";
import { helpCategoryPath } from "../../../../src/i18n/routes";

const heading = { _type: "block", id: "sa-gor-du" };
const body = JSON.stringify([heading, { _type: "block" }, { _type: "image" }]);
const nodes = [
  { id: "-1", internal: { type: "SanityPost" }, children: ["a", "b", "gone"] },
  { id: "-2", internal: { type: "SanityPost" }, children: [] },
  { id: "-3", internal: { type: "SanityEmployee" }, children: ["a"] },
  { id: "a", internal: { type: "BlogPost" }, language: "sv", slug: "fem", title: "Fem", body },
  { id: "b", internal: { type: "BlogPost" }, language: "en", slug: "five", title: "Five", body },
  {
    ...{ id: "l", internal: { type: "Locale" }, language: "en", ns: "help-payment" },
    data: '{"card": {}}',
  },
];
const { hasPath, hasPart, findPost } = linkTargets(
  {
    getNode: (id: string) => nodes.find((node) => node.id === id),
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  } as never,
  [],
);

test.each([
  ["/blog/fem", true],
  ["/en/blog/fem", false],
  ["/en/cookie-policy", true],
  [helpCategoryPath("payment", "sv"), true],
  ["/blog/page/2", false],
  ["/rss.xml", true],
  ["/finns-inte.pdf", false],
])("whether something is at %s: %s", (path, expected) => {
  expect(hasPath(path)).toBe(expected);
});

test.each([
  ["/blog/fem", "sa-gor-du", true],
  ["/en/blog/five", "related", true],
  ["/blog/fem", "how-to", false],
  [helpCategoryPath("payment", "en"), "card", true],
  [helpCategoryPath("payment", "en"), "cash", false],
  // Of other pages nothing is known.
  ["/en/cookie-policy", "any", true],
])("whether %s has the part %s: %s", (path, id, expected) => {
  expect(hasPart(path, id)).toBe(expected);
});

test("a reference leads to the page of a post in the language", () => {
  expect(findPost("-1", "sv")).toEqual({ title: "Fem", path: "/blog/fem" });
  expect(findPost("-1", "en")).toEqual({ title: "Five", path: "/en/blog/five" });
  expect(findPost("-2", "en")).toEqual({ title: "", path: undefined });
  expect([findPost("-3", "sv"), findPost("gone", "sv")]).toEqual([undefined, undefined]);
});
