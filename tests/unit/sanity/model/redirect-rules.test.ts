import { pathOfAddress, redirectPathProblem } from "../../../../src/sanity/model/redirect-rules";
import { site } from "../../../../src/config/site";
import {
  blogPagePath,
  helpCategoryPath,
  notFoundCopyPaths,
  screenPath,
} from "../../../../src/i18n/routes";
import { locales } from "../../../../src/i18n/locales";

test.each([
  [undefined, "an old address", ["/blog/gammal", "/en/blog/old_name-2", "/kampanj", "/blog/a/b"]],
  [undefined, "one of another site", ["/2019/05/Gammal", "/faq-lyhord/gammal", "/index.php"]],
  [undefined, "a file", ["/tjanster.html", "/uploads/2019/guide.pdf"]],
  [undefined, "one with encoded letters", ["/blog/g%C3%A5", "/f%C3%B6rskola"]],
  ["redirectFromUnusable", "no path", ["", "blog/gammal", "//evil.example", "/../om"]],
  ["redirectFromUnusable", "an empty part", ["/blog/gammal/", "/blog//gammal"]],
  ["redirectFromUnusable", "more than a path", ["/blog/sorg?page=2"]],
  ["redirectFromUnusable", "unencoded or badly encoded", ["/blog/gå", "/blog/%"]],
  // Hosts read these as patterns or comments, or as two columns.
  ["redirectFromUnusable", "a pattern", ["/blog/*", "/blog/:slug", "/blog/a b"]],
  ["redirectFromUnusable", "another rule", ["/blog/a\n/ https://evil.example", "/-", "/_headers"]],
  ["redirectFromUnusable", "prescribed", ["/.well-known/security.txt"]],
  ["redirectFromUnusable", "too long", [`/${"a".repeat(300)}`]],
  ["redirectFromPage", "the site's pages", ["/Om-Oss", "/Om-Oss.html", "/404"]],
  ["redirectFromPage", "the list of posts", ["/blog/index", "/blog/index.html"]],
  [
    "redirectFromPage",
    "the site's folders",
    ["/static/a", "/page-data/a", "/v1/website/demo-request"],
  ],
  ["redirectFromPage", "the site's files", ["/metadata.json", "/sitemap-0.xml"]],
  ["redirectFromPage", "the guide", ["/white-paper/psykisk-halsa-pa-jobbet.pdf"]],
])("the problem of a redirect is %s from %s: %j", (problem, _what, paths) => {
  for (const path of paths) expect([path, redirectPathProblem(path)]).toEqual([path, problem]);
});

const sitePaths = locales.flatMap((locale) => [
  screenPath("home", locale),
  screenPath("blog", locale),
  helpCategoryPath("account", locale),
  blogPagePath(2, locale),
]);

test.each([...sitePaths, ...notFoundCopyPaths()])(
  "%s, which the site has, leads nowhere else",
  (path) => expect(redirectPathProblem(path)).toBe("redirectFromPage"),
);

test.each([
  ["/blog/gammal", "/blog/gammal"],
  [`${site.url}/blog/gammal/?utm_source=x#del`, "/blog/gammal"],
  ["/blog/\u200bgam\u00admal\ufeff", "/blog/gammal"],
  ["/förskola", "/f%C3%B6rskola"],
  ["/F%c3%b6rskola/", "/F%C3%B6rskola"],
  ["/", "/"],
  [site.url, "/"],
  ["https://evil.example/blog/gammal", "https://evil.example/blog/gammal"],
  ["//evil.example/a", "//evil.example/a"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["http://[", "http://["],
])("the address %j is the path %j", (address, path) => {
  expect(pathOfAddress(address)).toBe(path);
});

test("an address of the site has www. or not, and any protocol of pages", async () => {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://www.site.example" });
  const { pathOfAddress: pathOf } = await import("../../../../src/sanity/model/redirect-rules");
  const origins = ["https://www.site.example", "https://site.example", "http://site.example"];
  for (const origin of origins) expect(pathOf(`${origin}/gammal/`)).toBe("/gammal");
  for (const other of ["https://en.site.example/a", "ftp://site.example/a"])
    expect(pathOf(other)).toBe(other);
});
