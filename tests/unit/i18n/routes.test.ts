import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { site } from "../../../src/config/site";
import { localeFromPath, locales } from "../../../src/i18n/locales";
import {
  blogPageUrl,
  blogPagePath,
  draftSlug,
  feedPath,
  helpCategoryAlternates,
  helpCategoryKeys,
  helpCategoryPath,
  helpQuestionUrl,
  missingPageKind,
  notFoundCopyPaths,
  postPath,
  screenAlternates,
  screenPath,
  screens,
  whitePaperPath,
  type Screen,
} from "../../../src/i18n/routes";

const faq = `faq-${site.productSegment}`;

/** Published paths, which must not change. */
const table: readonly (readonly [Screen, string, string])[] = [
  ["home", "/", "/en"],
  ["about", "/om-oss", "/en/about"],
  ["blog", "/blog", "/en/blog"],
  ["product", "/var-produkt", "/en/product-info"],
  ["therapists", "/vara-samtalsterapeuter", "/en/our-therapists"],
  ["whitePaper", "/white-paper", "/en/white-paper"],
  ["demoBooking", "/boka-demo", "/en/demo-booking"],
  ["privacyPolicy", "/integritetspolicy", "/en/privacy-policy"],
  ["appTerms", "/app-terms-and-privacy", "/en/app-terms-and-privacy"],
  ["cookiePolicy", "/cookie-policy", "/en/cookie-policy"],
  ["accessibility", "/tillganglighet", "/en/accessibility"],
  ["helpCentre", `/${faq}`, `/en/${faq}`],
];

test.each(table)("%s is at %s and %s", (screen, sv, en) => {
  expect(screenPath(screen, "sv")).toBe(sv);
  expect(screenPath(screen, "en")).toBe(en);
  expect(screenAlternates(screen)).toMatchObject({ sv, en });
});

test.each(locales)(
  "every path in %s is below the prefix of that language, and unique",
  (locale) => {
    const paths = [
      ...screens.map((screen) => screenPath(screen, locale)),
      ...helpCategoryKeys.map((category) => helpCategoryPath(category, locale)),
    ];
    expect(paths.filter((path) => localeFromPath(path) !== locale)).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  },
);

test("has a feed in each language", () => {
  expect(feedPath("sv")).toBe("/rss.xml");
  expect(feedPath("en")).toBe("/en/rss.xml");
});

test("has a preview slug for a draft", () => {
  expect(draftSlug("Post.1", "sv")).toBe("utkast-post-1");
  expect(draftSlug("Post.1", "en")).toBe("draft-post-1");
});

test("has no other screens", () => {
  expect([...screens].sort()).toEqual(table.map(([screen]) => screen).sort());
});

test("has the help centre's category ids in order", () => {
  const ids = (locale: "sv" | "en") =>
    helpCategoryKeys.map((category) => helpCategoryPath(category, locale));
  const swedish = ["2760-2", "2764-2", "2766-2", "2773-2", "2771-2", "2768-2", "4451-2"];
  const english = ["429-2", "432-2", "436-2", "434-2", "438-2", "425-2", "709-2"];
  expect(ids("sv")).toEqual(swedish.map((id) => `/${faq}/${id}`));
  expect(ids("en")).toEqual(english.map((id) => `/en/${faq}/${id}`));
  expect(helpCategoryAlternates("payment")).toMatchObject({
    sv: `/${faq}/4451-2`,
    en: `/en/${faq}/709-2`,
  });
});

test("links a help question to a fragment of its category's page", () => {
  expect(helpQuestionUrl("payment", "prepaid", "sv")).toBe(`/${faq}/4451-2#prepaid`);
  expect(helpQuestionUrl("payment", "prepaid", "en")).toBe(`/en/${faq}/709-2#prepaid`);
});

test("has a file of the guide in each language", () => {
  expect(whitePaperPath("sv")).toBe("/white-paper/psykisk-halsa-pa-jobbet.pdf");
  expect(whitePaperPath("en")).toBe("/white-paper/mental-health-at-work.pdf");
  expect(new Set(locales.map(whitePaperPath)).size).toBe(locales.length);
  for (const locale of locales) {
    expect(existsSync(resolve(`static${whitePaperPath(locale)}`))).toBe(true);
  }
});

test("places posts below the blog list of their language", () => {
  expect(postPath("fem-tecken", "sv")).toBe("/blog/fem-tecken");
  expect(postPath("five-signs", "en")).toBe("/en/blog/five-signs");
});

test.each([
  [1, "/blog", "/en/blog", "/blog", "/en/blog"],
  [2, "/blog?page=2", "/en/blog?page=2", "/blog/page/2", "/en/blog/page/2"],
  [12, "/blog?page=12", "/en/blog?page=12", "/blog/page/12", "/en/blog/page/12"],
])(
  "page %i of the blog has the URLs %s and %s, and the static pages %s and %s",
  (page, sv, en, svPath, enPath) => {
    expect(blogPageUrl(page, "sv")).toBe(sv);
    expect(blogPageUrl(page, "en")).toBe(en);
    expect(blogPagePath(page, "sv")).toBe(svPath);
    expect(blogPagePath(page, "en")).toBe(enPath);
  },
);

test.each([
  ["/blog/no-such-post", "post"],
  ["/en/blog/no-such-post", "post"],
  ["/blog/no-such-post/", "post"],
  ["/blog/page/99", "page"],
  ["/en/blog/a/b", "page"],
  ["/blogg", "page"],
  ["/blog-archive", "page"],
  ["/nowhere", "page"],
  ["/en/nowhere", "page"],
  ["/english/blog/x", "page"],
  [`/${faq}/0-0`, "helpCategory"],
  [`/en/${faq}/0-0`, "helpCategory"],
  [`/${faq}/0-0/1`, "helpCategory"],
  [`/${faq}-0`, "page"],
])("%s is a missing %s", (path, kind) => {
  expect(missingPageKind(path)).toBe(kind);
});

test("copies the not-found page for each language with a prefix, and below blogs and help centres", () => {
  const paths = notFoundCopyPaths();
  const english = ["/en/404", "/blog/404", "/en/blog/404", `/${faq}/404`, `/en/${faq}/404`];
  expect(paths).toEqual(expect.arrayContaining(english));
  // The top level's own is `src/pages/404.tsx`.
  expect(paths).toHaveLength(3 * locales.length - 1);
});
