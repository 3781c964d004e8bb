import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { site } from "../../../src/config/site";
import { localeFromPath, locales, type Locale } from "../../../src/i18n/locales";
import {
  blogPageUrl,
  blogPagePath,
  draftSlug,
  feedPath,
  helpCategoryAlternates,
  helpCategoryKeys,
  helpCategoryPath,
  helpQuestionUrl,
  isPagePath,
  missingPageKind,
  notFoundCopyPaths,
  postPath,
  screenAlternates,
  screenPath,
  screens,
  whitePaperPaths,
  type ScreenName,
} from "../../../src/i18n/routes";

const faq = `faq-${site.productSegment}`;

/** Published paths, which must not change. */
const paths: Partial<Record<ScreenName, readonly [sv: string, en: string]>> = {
  home: ["/", "/en"],
  about: ["/om-oss", "/en/about"],
  blog: ["/blog", "/en/blog"],
  product: ["/var-produkt", "/en/product-info"],
  therapists: ["/vara-samtalsterapeuter", "/en/our-therapists"],
  whitePaper: ["/white-paper", "/en/white-paper"],
  demoBooking: ["/boka-demo", "/en/demo-booking"],
  privacyPolicy: ["/integritetspolicy", "/en/privacy-policy"],
  appTerms: ["/app-terms-and-privacy", "/en/app-terms-and-privacy"],
  cookiePolicy: ["/cookie-policy", "/en/cookie-policy"],
  accessibility: ["/tillganglighet", "/en/accessibility"],
  helpCentre: [`/${faq}`, `/en/${faq}`],
};

test.each(Object.entries(paths))("%s has its published paths", (name, [sv, en]) => {
  const screen = name as ScreenName;
  expect([screenPath(screen, "sv"), screenPath(screen, "en")]).toEqual([sv, en]);
  expect(screenAlternates(screen)).toMatchObject({ sv, en });
});

test.each(locales)("every path in %s has that language's prefix, and is unique", (locale) => {
  const all = [
    ...screens.map((screen) => screenPath(screen, locale)),
    ...helpCategoryKeys.map((category) => helpCategoryPath(category, locale)),
  ];
  expect(all.filter((path) => localeFromPath(path) !== locale)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

const questionUrl = (locale: Locale) => helpQuestionUrl("payment", "prepaid", locale);

test.each([
  ["a feed", feedPath, "/rss.xml", "/en/rss.xml"],
  ["a post", (locale: Locale) => postPath("x", locale), "/blog/x", "/en/blog/x"],
  [
    "a draft's slug",
    (locale: Locale) => draftSlug("Post.1", locale),
    "utkast--post-1",
    "draft--post-1",
  ],
  ["a help question", questionUrl, `/${faq}/4451-2#prepaid`, `/en/${faq}/709-2#prepaid`],
])("%s is at %s in Swedish, and at %s in English", (_what, pathIn, sv, en) => {
  expect([pathIn("sv"), pathIn("en")]).toEqual([sv, en]);
});

test("has the help centre's category ids in order", () => {
  const swedish = ["2760-2", "2764-2", "2766-2", "2773-2", "2771-2", "2768-2", "4451-2"];
  const english = ["429-2", "432-2", "436-2", "434-2", "438-2", "425-2", "709-2"];
  for (const [index, category] of helpCategoryKeys.entries()) {
    const [sv, en] = [`/${faq}/${swedish[index]}`, `/en/${faq}/${english[index]}`];
    expect([helpCategoryPath(category, "sv"), helpCategoryPath(category, "en")]).toEqual([sv, en]);
    expect(helpCategoryAlternates(category)).toMatchObject({ sv, en });
  }
});

test("has a file of the guide in each language", () => {
  expect(Object.values(whitePaperPaths)).toEqual([
    "/white-paper/psykisk-halsa-pa-jobbet.pdf",
    "/white-paper/mental-health-at-work.pdf",
  ]);
  for (const locale of locales) {
    expect(existsSync(resolve(`static${whitePaperPaths[locale]}`))).toBe(true);
  }
});

test.each([
  [1, "/blog", "/en/blog", "/blog", "/en/blog"],
  [2, "/blog?page=2", "/en/blog?page=2", "/blog/page/2", "/en/blog/page/2"],
  [12, "/blog?page=12", "/en/blog?page=12", "/blog/page/12", "/en/blog/page/12"],
])("page %i is at %s and %s, as files at %s and %s", (page, sv, en, svPath, enPath) => {
  expect(blogPageUrl(page, "sv")).toBe(sv);
  expect(blogPageUrl(page, "en")).toBe(en);
  expect(blogPagePath(page, "sv")).toBe(svPath);
  expect(blogPagePath(page, "en")).toBe(enPath);
});

test.each([
  ["post", ["/blog/no-such-post", "/en/blog/no-such-post", "/blog/no-such-post/"]],
  ["helpCategory", [`/${faq}/0-0`, `/en/${faq}/0-0`]],
  ["page", ["/blog/page/99", "/en/blog/a/b", `/${faq}/0-0/1`]],
  ["page", ["/blogg", "/blog-archive", "/english/blog/x", `/${faq}-0`]],
])("a missing %s is told by its path: %j", (kind, paths) => {
  for (const path of paths) expect([path, missingPageKind(path)]).toEqual([path, kind]);
});

test("copies the not-found page for each language with a prefix, and below blogs and help centres", () => {
  const paths = notFoundCopyPaths();
  const english = ["/en/404", "/blog/404", "/en/blog/404", `/${faq}/404`, `/en/${faq}/404`];
  expect(paths).toEqual(expect.arrayContaining(english));
  // The top level's own is `src/pages/404.tsx`.
  expect(paths).toHaveLength(3 * locales.length - 1);
});

test.each([
  [true, ["/", "/blog/sorg", "/en/about"]],
  [false, ["/rss.xml", "/white-paper/psykisk-halsa-pa-jobbet.pdf"]],
])("whether there can be a page: %s, at %j", (expected, paths) => {
  for (const path of paths) expect([path, isPagePath(path)]).toEqual([path, expected]);
});
