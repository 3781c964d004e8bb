import { redirectsFile } from "../../../../src/gatsby/output/redirects-file";

/** Returns the target of the first matching rule, like Netlify. */
function targetOf(path: string): string | undefined {
  const rules = redirectsFile("netlify").trim().split("\n");
  const rule = rules.find((line) => {
    const [from = ""] = line.split(" ");
    return from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : path === from;
  });
  return rule?.split(" ").slice(1).join(" ");
}

test.each([
  ["/blog/no-such-post", "/blog/404.html 404"],
  ["/en/blog/no-such-post", "/en/blog/404.html 404"],
  ["/faq-lyhord/nonsense", "/faq-lyhord/404.html 404"],
  ["/en/faq-lyhord/nonsense", "/en/faq-lyhord/404.html 404"],
  ["/en/nonsense", "/en/404.html 404"],
  // The one in the root needs no rule.
  ["/finns-inte", undefined],
  // Existing files, which only a forced rule overrides.
  ["/404", "/404.html 404!"],
  ["/404.html", "/404 404!"],
  ["/en/404", "/en/404.html 404!"],
  ["/en/blog/404", "/en/blog/404.html 404!"],
])("%s is redirected to %s", (path, expected) => {
  expect(targetOf(path)).toBe(expected);
});

test("on Cloudflare Pages, the not-found pages' own URLs lead to paths below them", () => {
  const rules = redirectsFile("cloudflare").trim().split("\n");
  expect(rules).toContain("/404 /404/- 200");
  expect(rules).toContain("/en/blog/404 /en/blog/404/- 200");
  expect(rules).toHaveLength(6);
});
