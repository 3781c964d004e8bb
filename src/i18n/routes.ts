/**
 * The route table: every address of the site, in one place. Pages, links, alternates, the sitemap and
 * the tests all read it; nothing else in the code spells a path.
 */
import { site } from "../config/site";
import { byLocale, locales, type Locale } from "./locales";

const faq = `faq-${site.productSegment}`;

/** Screen × language → path, as in section 2 of the specification; `accessibility` is the site's own. */
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

/** A screen with one fixed address in each language. */
export type Screen = keyof typeof paths;

export const screens = Object.keys(paths) as Screen[];

/** Paths by language; a language is absent where the content does not exist in it. */
export type Alternates = Partial<Record<Locale, string>>;

/** The help centre's categories in their order, with the id of each language's sub-route. */
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

/** For developers, and in development only. */
export const styleguidePaths = {
  sv: "/styleguide",
  en: "/en/styleguide",
} as const satisfies Record<Locale, string>;

export function screenPath(screen: Screen, locale: Locale): string {
  return paths[screen][locale];
}

export function screenAlternates(screen: Screen): Record<Locale, string> {
  return paths[screen];
}

export function helpCategoryPath(category: HelpCategory, locale: Locale): string {
  return `${screenPath("helpCentre", locale)}/${helpCategories[category][locale]}`;
}

export function helpCategoryAlternates(category: HelpCategory): Record<Locale, string> {
  return byLocale((locale) => helpCategoryPath(category, locale));
}

/** @param key the question's anchor on the page of its category. */
export function helpQuestionUrl(category: HelpCategory, key: string, locale: Locale): string {
  return `${helpCategoryPath(category, locale)}#${key}`;
}

/** @param slug the post's slug in that language. */
export function postPath(slug: string, locale: Locale): string {
  return `${screenPath("blog", locale)}/${slug}`;
}

/** The slug that a post without one has in a preview, so that its draft has an address. */
export function draftSlug(documentId: string, locale: Locale): string {
  const id = documentId.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return locale === "sv" ? `utkast-${id}` : `draft-${id}`;
}

const whitePaperFiles: Record<Locale, string> = {
  sv: "/white-paper/psykisk-halsa-pa-jobbet.pdf",
  en: "/white-paper/mental-health-at-work.pdf",
};

/** The guide itself: a PDF among the files in `static`. */
export function whitePaperFile(locale: Locale): string {
  return whitePaperFiles[locale];
}

/** The public address of page `page` (from 1) of the blog list. */
export function blogPageUrl(page: number, locale: Locale): string {
  const blog = screenPath("blog", locale);
  return page > 1 ? `${blog}?page=${page}` : blog;
}

/** The page of its own that holds page `page` (from 1) of the blog list, whole without a script. */
export function blogPagePath(page: number, locale: Locale): string {
  const blog = screenPath("blog", locale);
  return page > 1 ? `${blog}/page/${page}` : blog;
}

/** The blog's posts in a language, for programs that follow them. */
export function feedPath(locale: Locale): string {
  return locale === "sv" ? "/rss.xml" : "/en/rss.xml";
}

/** What an address without a page of its own stands for. */
export type MissingPage = "post" | "helpCategory" | "page";

/** Screens with pages below them, and what an unknown address there stands for. */
const missingBelow = { blog: "post", helpCentre: "helpCategory" } as const;

const parents = Object.keys(missingBelow) as (keyof typeof missingBelow)[];

/** Tells a missing post or help category (anything below its list) from any other unknown address. */
export function missingPageAt(pathname: string): MissingPage {
  const parent = parents.find((screen) =>
    locales.some((locale) => pathname.startsWith(`${screenPath(screen, locale)}/`)),
  );
  return parent ? missingBelow[parent] : "page";
}

/** Copies of the not-found page, so that the CDN finds the right one nearest to an unknown address. */
export function notFoundCopyPaths(): string[] {
  const above = parents.flatMap((screen) => locales.map((locale) => screenPath(screen, locale)));
  return [screenPath("home", "en"), ...above].map((path) => `${path}/404`);
}

/**
 * Whether a path of the site can be a page's. A file, such as `/rss.xml`, is loaded by the browser itself:
 * as an in-site link it would end at the not-found page.
 */
export function isPagePath(pathname: string): boolean {
  return !/\.\w+$/.test(pathname);
}
