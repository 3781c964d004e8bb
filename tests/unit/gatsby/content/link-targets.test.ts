import { linkTargets } from "../../../../src/gatsby/content/link-targets";
import { sitePaths } from "../../../../src/gatsby/content/site-paths";
import { helpCategoryPath } from "../../../../src/i18n/routes";

const common = { parent: "-1", alternates: {}, parts: ["related", "sa-gor-du"] };
const pages = [
  { ...common, language: "sv", slug: "fem", title: "Fem" },
  { ...common, language: "en", slug: "five", title: "Five" },
  { ...common, parent: "-2", language: "en", slug: "six", title: "Six" },
] as const;
const texts = { language: "en", ns: "help-payment", data: '{"card": {}}' };
const { hasPath, hasPart, findPost } = linkTargets(
  { getNodesByType: (type: string) => (type === "Locale" ? [texts] : []) } as never,
  pages,
  sitePaths(pages),
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
  ["/icon-192.png", true],
  // Files of the project that are not published.
  ["/../package.json", false],
  ["/..", false],
  ["/fonts/../../package.json", false],
  ["/%2e%2e/package.json", false],
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
  expect(findPost("-2", "sv")).toEqual({ title: "Six", path: undefined });
  expect(findPost("gone", "sv")).toEqual({ title: "", path: undefined });
});
