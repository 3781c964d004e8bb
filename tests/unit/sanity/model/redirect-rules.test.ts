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
  ["/blog/gammal", undefined],
  ["/en/blog/old_name-2", undefined],
  ["/kampanj", undefined],
  ["/2019/05/Gammal", undefined],
  ["/faq-lyhord/gammal", undefined],
  ["/blog/a/b", undefined],
  ["", "redirectFromUnusable"],
  ["blog/gammal", "redirectFromUnusable"],
  ["/blog/gammal/", "redirectFromUnusable"],
  ["/blog//gammal", "redirectFromUnusable"],
  ["/blog/sorg?page=2", "redirectFromUnusable"],
  ["/blog/g%C3%A5", undefined],
  ["/tjanster.html", undefined],
  ["/index.php", undefined],
  ["/uploads/2019/guide.pdf", undefined],
  ["/f%C3%B6rskola", undefined],
  ["/blog/gå", "redirectFromUnusable"],
  // Hosts read these as patterns or comments, or as two columns.
  ["/blog/*", "redirectFromUnusable"],
  ["/blog/:slug", "redirectFromUnusable"],
  ["/blog/a b", "redirectFromUnusable"],
  ["/blog/a\n/ https://evil.example", "redirectFromUnusable"],
  ["/-", "redirectFromUnusable"],
  ["/_headers", "redirectFromUnusable"],
  ["/../om", "redirectFromUnusable"],
  ["/blog/%", "redirectFromUnusable"],
  ["/.well-known/security.txt", "redirectFromUnusable"],
  ["//evil.example", "redirectFromUnusable"],
  [`/${"a".repeat(300)}`, "redirectFromUnusable"],
  ["/Om-Oss", "redirectFromPage"],
  ["/static/a", "redirectFromPage"],
  ["/page-data/a", "redirectFromPage"],
  ["/v1/website/demo-request", "redirectFromPage"],
  ["/blog/index", "redirectFromPage"],
  ["/blog/index.html", "redirectFromPage"],
  ["/Om-Oss.html", "redirectFromPage"],
  ["/metadata.json", "redirectFromPage"],
  ["/sitemap-0.xml", "redirectFromPage"],
  ["/white-paper/psykisk-halsa-pa-jobbet.pdf", "redirectFromPage"],
  ["/404", "redirectFromPage"],
])("a redirect from %j: %s", (path, expected) => {
  expect(redirectPathProblem(path)).toBe(expected);
});

test.each(
  locales.flatMap((locale) => [
    screenPath("home", locale),
    screenPath("blog", locale),
    helpCategoryPath("account", locale),
    blogPagePath(2, locale),
  ]),
)("%s, which the site has, leads nowhere else", (path) => {
  expect(redirectPathProblem(path)).toBe("redirectFromPage");
});

test.each(notFoundCopyPaths())("nor does the not-found page %s", (path) => {
  expect(redirectPathProblem(path)).toBe("redirectFromPage");
});

test.each([
  ["/blog/gammal", "/blog/gammal"],
  [`${site.url}/blog/gammal/?utm_source=x#del`, "/blog/gammal"],
  ["blog/gammal", "/blog/gammal"],
  ["/förskola", "/f%C3%B6rskola"],
  ["/", "/"],
  [site.url, "/"],
  ["https://evil.example/blog/gammal", "https://evil.example/blog/gammal"],
  ["//evil.example/a", "//evil.example/a"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["http://[", "http://["],
])("the address %j is the path %j", (address, path) => {
  expect(pathOfAddress(address)).toBe(path);
});
