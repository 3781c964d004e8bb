/**
 * The route table: the single source of every path on the site, for pages, links, alternates, the
 * sitemap and the tests.
 */
import { site } from "../config/site";
import {
  byLocale,
  defaultLocale,
  localePrefix,
  locales,
  stripLocale,
  type Locale,
} from "./locales";

const faq = `faq-${site.productSegment}`;

/** Path by screen and language. */
const paths = {
  home: { sv: "/", en: "/en" },
  about: { sv: "/om-oss", en: "/en/about" },
  blog: { sv: "/blog", en: "/en/blog" },
  product: { sv: "/var-produkt", en: "/en/product-info" },
  therapists: { sv: "/vara-samtalsterapeuter", en: "/en/our-therapists" },
  whitePaper: { sv: "/white-paper", en: "/en/white-paper" },
  demoBooking: { sv: "/boka-demo", en: "/en/demo-booking" },
  privacyPolicy: { sv: "/integritetspolicy", en: "/en/privacy-policy" },
  appTerms: { sv: "/app-terms-and-privacy", en: "/en/app-terms-and-privacy" },
  cookiePolicy: { sv: "/cookie-policy", en: "/en/cookie-policy" },
  accessibility: { sv: "/tillganglighet", en: "/en/accessibility" },
  helpCentre: { sv: `/${faq}`, en: `/en/${faq}` },
} as const satisfies Record<string, Record<Locale, string>>;

/** A screen with a fixed path in each language. */
export type ScreenName = keyof typeof paths;

export const screens = Object.keys(paths) as ScreenName[];

/** Paths of the same content by language; absent for languages without it. */
export type Alternates = Partial<Record<Locale, string>>;

/** The help centre's categories in order, with the last path segment in each language. */
export const helpCategories = {
  about: { sv: "2760-2", en: "429-2" },
  sessionsAndPrices: { sv: "2764-2", en: "432-2" },
  account: { sv: "2766-2", en: "436-2" },
  technicalProblems: { sv: "2773-2", en: "434-2" },
  appAndContent: { sv: "2771-2", en: "438-2" },
  matchingAndTherapists: { sv: "2768-2", en: "425-2" },
  payment: { sv: "4451-2", en: "709-2" },
} as const satisfies Record<string, Record<Locale, string>>;

export type HelpCategory = keyof typeof helpCategories;

export const helpCategoryKeys = Object.keys(helpCategories) as HelpCategory[];

export function screenPath(screen: ScreenName, locale: Locale): string {
  return paths[screen][locale];
}

export function screenAlternates(screen: ScreenName): Record<Locale, string> {
  return paths[screen];
}

export function helpCategoryPath(category: HelpCategory, locale: Locale): string {
  return `${screenPath("helpCentre", locale)}/${helpCategories[category][locale]}`;
}

export function helpCategoryAlternates(category: HelpCategory): Record<Locale, string> {
  return byLocale((locale) => helpCategoryPath(category, locale));
}

/** @param key the question's anchor on its category's page. */
export function helpQuestionUrl(category: HelpCategory, key: string, locale: Locale): string {
  return `${helpCategoryPath(category, locale)}#${key}`;
}

/**
 * A page that needs no document, by a name that stays when its path changes. Documents store it, so a name must
 * not change.
 */
export type PageName = ScreenName | `helpCentre/${HelpCategory}`;

/** Returns the names of the pages that need no document: the help centre's categories after all screens. */
export function pageNames(): PageName[] {
  return [...screens, ...helpCategoryKeys.map((category) => `helpCentre/${category}` as const)];
}

/** Returns the path of a page that needs no document. */
export function pagePath(name: PageName, locale: Locale): string {
  const [screen, category] = name.split("/") as [ScreenName, HelpCategory?];
  return category ? helpCategoryPath(category, locale) : screenPath(screen, locale);
}

/** Returns whether a path is that of a page that needs no document. */
export function isFixedPath(path: string): boolean {
  return locales.some((locale) => pageNames().some((name) => pagePath(name, locale) === path));
}

/** @param slug the post's slug in that language. */
export function postPath(slug: string, locale: Locale): string {
  return `${screenPath("blog", locale)}/${slug}`;
}

const draftSlugPrefixes: Record<Locale, string> = { sv: "utkast", en: "draft" };

/** Returns the preview slug of a draft post that has none. Its two hyphens are in no slug of a published post. */
export function draftSlug(documentId: string, locale: Locale): string {
  const id = documentId.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `${draftSlugPrefixes[locale]}--${id}`;
}

/** Paths of the guide's PDFs in `static`. */
export const whitePaperPaths: Record<Locale, string> = {
  sv: "/white-paper/psykisk-halsa-pa-jobbet.pdf",
  en: "/white-paper/mental-health-at-work.pdf",
};

/** Posts on one page of the blog list, which is a grid of three columns. */
export const postsPerPage = 9;

/** Returns the public URL of page `page` (from 1) of the blog list. */
export function blogPageUrl(page: number, locale: Locale): string {
  const blog = screenPath("blog", locale);
  return page > 1 ? `${blog}?page=${page}` : blog;
}

/** Returns the static path of page `page` (from 1) of the blog list, for readers without JavaScript. */
export function blogPagePath(page: number, locale: Locale): string {
  const blog = screenPath("blog", locale);
  return page > 1 ? `${blog}/page/${page}` : blog;
}

/** Returns the path of the blog's RSS feed. */
export function feedPath(locale: Locale): string {
  return `${localePrefix(locale)}/rss.xml`;
}

/** The kind of page that is missing at an unknown URL. */
export type MissingPage = "post" | "helpCategory" | "page";

/** Screens with child pages, and the kind of page that is missing at an unknown path below them. */
const missingBelow = { blog: "post", helpCentre: "helpCategory" } as const;

const parents = Object.keys(missingBelow) as (keyof typeof missingBelow)[];

/** Returns whether a path is below all posts and help categories, which are the second segment of theirs. */
export function isBelowChildren(pathname: string): boolean {
  return /^\/[^/]+\/[^/]+\/./.test(stripLocale(pathname));
}

/** Returns the kind of page missing at an unknown path: a post or a help category only directly below its parent. */
export function missingPageKind(pathname: string): MissingPage {
  if (isBelowChildren(pathname)) return "page";
  const parent = parents.find((screen) =>
    locales.some((locale) => pathname.startsWith(`${screenPath(screen, locale)}/`)),
  );
  return parent ? missingBelow[parent] : "page";
}

/** Returns the paths of a language's screens that have child pages. */
export function parentPaths(locale: Locale): string[] {
  return parents.map((screen) => screenPath(screen, locale));
}

/** Returns paths for copies of the not-found page: the CDN serves the one nearest to the unknown path. */
export function notFoundCopyPaths(): string[] {
  const prefixed = locales.filter((locale) => locale !== defaultLocale).map(localePrefix);
  return [...prefixed, ...locales.flatMap(parentPaths)].map((path) => `${path}/404`);
}

/**
 * Returns whether a path can be a page. Files such as `/rss.xml` need a full load: client-side navigation
 * would end at the not-found page.
 */
export function isPagePath(pathname: string): boolean {
  return !/\.\w+$/.test(pathname);
}
