/** All pages that the built site must have, from the route table and the dataset. */
import { localeFromPath, locales, type Locale } from "../../../src/i18n/locales";
import {
  blogPageUrl,
  blogPagePath,
  helpCategoryAlternates,
  helpCategoryKeys,
  helpCategoryPath,
  notFoundCopyPaths,
  screenAlternates,
  screenPath,
  screens,
  type Alternates,
} from "../../../src/i18n/routes";
import { blogPageCounts, pagesUpTo, posts } from "./embedded-posts";

export type ExpectedPage = {
  readonly kind: "screen" | "helpCategory" | "post" | "laterBlogPage" | "notFound";
  /** Path of the HTML, such as `/blog/page/2`. */
  readonly path: string;
  /** Public URL of the page's content, such as `/blog?page=2`. */
  readonly url: string;
  readonly locale: Locale;
  /** Public URLs of the same content, by language; empty for not-found pages. */
  readonly alternates: Alternates;
};

/** The site's own not-found page, at `/404.html`. */
const notFoundPath = "/404";

function screenPages(): ExpectedPage[] {
  return screens.flatMap((screen) =>
    locales.map((locale) => {
      const path = screenPath(screen, locale);
      const alternates = screenAlternates(screen);
      return { kind: "screen" as const, path, url: path, locale, alternates };
    }),
  );
}

function helpCategoryPages(): ExpectedPage[] {
  return helpCategoryKeys.flatMap((category) =>
    locales.map((locale) => {
      const path = helpCategoryPath(category, locale);
      const alternates = helpCategoryAlternates(category);
      return { kind: "helpCategory" as const, path, url: path, locale, alternates };
    }),
  );
}

function postPages(): ExpectedPage[] {
  return locales.flatMap((locale) =>
    posts[locale].map(({ path, alternates }) => ({
      kind: "post" as const,
      path,
      url: path,
      locale,
      alternates,
    })),
  );
}

/** Returns the URLs of page `page` of the blog list in the languages that have it. */
export function blogPageAlternates(page: number): Alternates {
  const existing = locales.filter((locale) => page <= blogPageCounts[locale]);
  return Object.fromEntries(existing.map((locale) => [locale, blogPageUrl(page, locale)]));
}

function laterBlogPages(): ExpectedPage[] {
  return locales.flatMap((locale) =>
    pagesUpTo(blogPageCounts[locale])
      .slice(1)
      .map((page) => ({
        kind: "laterBlogPage" as const,
        path: blogPagePath(page, locale),
        url: blogPageUrl(page, locale),
        locale,
        alternates: blogPageAlternates(page),
      })),
  );
}

function notFoundPages(): ExpectedPage[] {
  return [notFoundPath, ...notFoundCopyPaths()].map((path) => ({
    kind: "notFound",
    path,
    url: path,
    locale: localeFromPath(path),
    alternates: {},
  }));
}

/** Pages whose path is the public URL of their content. */
export const contentPages: readonly ExpectedPage[] = [
  ...screenPages(),
  ...helpCategoryPages(),
  ...postPages(),
];

export const missingPages: readonly ExpectedPage[] = notFoundPages();

/** Pages with content, including the later pages of the blog list. */
export const pagesWithContent: readonly ExpectedPage[] = [...contentPages, ...laterBlogPages()];

export const allPages: readonly ExpectedPage[] = [...pagesWithContent, ...missingPages];
