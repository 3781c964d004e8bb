import { redirectsFile } from "../../../../src/gatsby/output/redirects-file";

const pagePaths = ["/", "/blog/sorg", "/blog/page/2", "/en/blog/page/2", "/en/blog/404"];

const redirects = [
  { from: "/blog/gammal", to: "/blog/sorg" },
  { from: "/en/a/b", to: "/en" },
  { from: "/f%C3%B6rskola", to: "/blog" },
];

function rulesFor(host: "cloudflare" | "netlify"): string[] {
  return redirectsFile(host, pagePaths, redirects).text.trim().split("\n");
}

/** Returns the target of the first matching rule: as Netlify looks it up, and Cloudflare among rules of one kind. */
function targetOf(host: "cloudflare" | "netlify", path: string): string | undefined {
  const rule = rulesFor(host).find((line) => {
    const [from = ""] = line.split(" ");
    const pattern = from.replace(/:\w+/g, "[^/]+").replace("*", ".*");
    return new RegExp(`^${pattern}$`).test(path);
  });
  return rule?.split(" ").slice(1).join(" ");
}

test.each([
  ["/blog/no-such-post", "/blog/404.html 404"],
  ["/en/blog/no-such-post", "/en/blog/404.html 404"],
  ["/faq-lyhord/nonsense", "/faq-lyhord/404.html 404"],
  ["/en/faq-lyhord/nonsense", "/en/faq-lyhord/404.html 404"],
  ["/en/nonsense", "/en/404.html 404"],
  // Below a post or a category is neither.
  ["/blog/a/b", "/404.html 404"],
  ["/en/blog/a/b/c", "/en/404.html 404"],
  ["/blog/gammal", "/blog/sorg 301"],
  ["/en/a/b", "/en 301"],
  // The one in the root needs no rule.
  ["/finns-inte", undefined],
  // Existing files, which only a forced rule overrides.
  ["/404", "/404.html 404!"],
  ["/404.html", "/404 404!"],
  ["/en/404", "/en/404.html 404!"],
  ["/en/blog/404", "/en/blog/404.html 404!"],
])("on Netlify, %s is redirected to %s", (path, expected) => {
  expect(targetOf("netlify", path)).toBe(expected);
});

// `-` is in no folder: what is served is the not-found page nearest to it.
test.each([
  ["/404", "/404/- 200"],
  ["/en/blog/404", "/en/blog/404/- 200"],
  ["/blog/a/b", "/- 200"],
  ["/en/blog/a/b/c", "/en/- 200"],
  ["/blog/page/99", "/- 200"],
  // A rule also applies where a page exists.
  ["/blog/page/2", "/blog/page/2 200"],
  ["/blog/sorg", undefined],
  ["/blog/sorg/", undefined],
  ["/blog/gammal", "/blog/sorg 301"],
  ["/blog/gammal/", "/blog/sorg 301"],
  ["/en/a/b", "/en 301"],
  ["/f%C3%B6rskola", "/blog 301"],
  ["/f%c3%b6rskola", "/blog 301"],
  ["/f%c3%b6rskola/", "/blog 301"],
  ["/blog/no-such-post", undefined],
])("on Cloudflare, %s is rewritten to %s", (path, expected) => {
  expect(targetOf("cloudflare", path)).toBe(expected);
});

const manyRedirects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/blog/gammal-${index}`, to: "/blog" }));

test("on Cloudflare, no redirect stands after a rule with a placeholder, where there is room for 100", () => {
  const rules = rulesFor("cloudflare");
  const firstDynamic = rules.findIndex((rule) => /[:*]/.test(rule));
  expect(rules.slice(firstDynamic).filter((rule) => rule.endsWith(" 301"))).toEqual([]);
});

test.each([
  ["cloudflare", 2, undefined],
  ["cloudflare", 890, undefined],
  ["cloudflare", 900, /has 1,8\d\d of the 2,000 rules that Cloudflare takes\./],
  ["cloudflare", 1_010, /has 2,000 of the 2,000 .*, so the 14 oldest redirects are left out\./],
  ["netlify", 1_010, undefined],
] as const)("%s with %i redirects: %s", (host, count, expected) => {
  const { text, limitNote } = redirectsFile(host, pagePaths, manyRedirects(count));
  if (expected) expect(limitNote).toMatch(expected);
  else expect(limitNote).toBeUndefined();
  // The newest come first.
  expect(text).toContain("/blog/gammal-0 /blog 301");
});
