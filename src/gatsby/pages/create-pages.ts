import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Settings } from "../../config/settings/schema";
import { helpNamespaces } from "../../i18n/help-file";
import { byLocale, localeFromPath, locales, stripLocale, type Locale } from "../../i18n/locales";
import {
  blogPagePath,
  blogPageUrl,
  helpCategoryAlternates,
  helpCategoryKeys,
  helpCategoryPath,
  notFoundCopyPaths,
  postPath,
  postsPerPage,
  screenAlternates,
  screenPath,
  screens,
  type Alternates,
  type ScreenName,
} from "../../i18n/routes";
import type { PageContext } from "../../seo/page-context";
import { findMetadata, type PageMetadata } from "../../seo/page-metadata";
import { settings } from "../build-settings";
import type { PostNode } from "../content/post-nodes";
import { relatedPosts } from "../content/related-posts";
import { metadataFile, metadataProblem, screenOgImages } from "../metadata/metadata-file";
import { ogImagePath, type OgImage } from "../metadata/og-images";
import { helpCategoryOgImage, postOgImage } from "../metadata/page-images";

/** Screens that show a vendor's form where a live site sets its URL. */
const frames: Partial<Record<ScreenName, Settings["bookingFrame"]>> = {
  demoBooking: settings.bookingFrame,
  whitePaper: settings.whitePaperFrame,
};

type Page = {
  readonly path: string;
  readonly component: string;
  readonly context: PageContext;
};

/** Returns the context that every page has. */
function pageContext(
  language: Locale,
  alternates: Alternates,
  metadata?: PageMetadata,
): PageContext {
  return { language, alternates, ...(metadata && { metadata }) };
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the template of a kind of page: `demo-booking.tsx` for `demoBooking`. */
function template(kind: ScreenName | "helpCategory" | "blogPost" | "legalDocument"): string {
  return resolve(`src/templates/${kebabCase(kind)}.tsx`);
}

/** Screens that show a legal document. The app's terms are in English only. */
const legal: readonly ScreenName[] = ["privacyPolicy", "appTerms", "cookiePolicy", "accessibility"];

/** Returns the metadata of a screen's page; none where it has no entry, as the root's names another page. */
function screenMetadata(path: string, locale: Locale): PageMetadata | undefined {
  return metadataFile[locale]?.[stripLocale(path)] && findMetadata(metadataFile, path);
}

function screenPages(locale: Locale): Page[] {
  return screens
    .filter((screen) => screen !== "blog")
    .map((screen) => {
      const path = screenPath(screen, locale);
      const component = template(legal.includes(screen) ? "legalDocument" : screen);
      const frame = frames[screen]?.[locale];
      const own = screenMetadata(path, locale);
      const context = { ...pageContext(locale, screenAlternates(screen), own), frame };
      if (!legal.includes(screen)) return { path, component, context };
      const documentLanguage = screen === "appTerms" ? "en" : locale;
      const document = { screen, document: kebabCase(screen), documentLanguage };
      return { path, component, context: { ...context, ...document } };
    });
}

function helpCategoryPages(locale: Locale): Page[] {
  return helpCategoryKeys.map((category) => {
    const path = helpCategoryPath(category, locale);
    const context = {
      ...pageContext(locale, helpCategoryAlternates(category)),
      category,
      namespace: helpNamespaces[category],
      ogImage: ogImagePath(helpCategoryOgImage(category, locale)),
    };
    return { path, component: template("helpCategory"), context };
  });
}

function blogPostPages(posts: readonly PostNode[]): Page[] {
  const related = relatedPosts(posts);
  return posts.map(({ id, slug, language, alternates }) => {
    const path = postPath(slug, language);
    const context = { ...pageContext(language, alternates), id, related: related.get(id) };
    return { path, component: template("blogPost"), context };
  });
}

function blogPages(posts: readonly PostNode[]): Page[] {
  const pageCounts = byLocale((locale) => {
    const count = posts.filter((post) => post.language === locale).length;
    // A language without posts still has its list, which says so.
    return Math.max(1, Math.ceil(count / postsPerPage));
  });
  return locales.flatMap((locale) => {
    const blog = screenPath("blog", locale);
    return Array.from({ length: pageCounts[locale] }, (_, index) => {
      const page = index + 1;
      const urls = locales
        .filter((other) => page <= pageCounts[other])
        .map((other) => [other, blogPageUrl(page, other)] as const);
      const context = {
        ...pageContext(locale, Object.fromEntries(urls), screenMetadata(blog, locale)),
        page,
        pageCounts,
        skip: index * postsPerPage,
        limit: postsPerPage,
      };
      return { path: blogPagePath(page, locale), component: template("blog"), context };
    });
  });
}

/** The copies of the not-found page that the CDN finds nearest to an unknown URL. */
function notFoundPages(): Page[] {
  return notFoundCopyPaths().map((path) => ({
    path,
    component: resolve("src/pages/404.tsx"),
    context: pageContext(localeFromPath(path), {}),
  }));
}

/**
 * Creates every page from the posts and the route table.
 *
 * @returns the pages' Open Graph images, not yet rendered.
 */
export function createSitePages(posts: readonly PostNode[], args: CreatePagesArgs): OgImage[] {
  if (metadataProblem !== "") args.reporter.warn(metadataProblem);
  const pages = [
    ...locales.flatMap((locale) => screenPages(locale)),
    ...locales.flatMap((locale) => helpCategoryPages(locale)),
    ...blogPostPages(posts),
    ...blogPages(posts),
    ...notFoundPages(),
  ];
  for (const page of pages) args.actions.createPage(page);
  return [
    ...screenOgImages,
    ...helpCategoryKeys.flatMap((key) => locales.map((locale) => helpCategoryOgImage(key, locale))),
    ...posts.map((post) => postOgImage(post, args.getNode)),
  ];
}
