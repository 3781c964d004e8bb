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

function page(
  kind: ExpectedPage["kind"],
  locale: Locale,
  path: string,
  alternates: Alternates,
  url = path,
): ExpectedPage {
  return { kind, path, url, locale, alternates };
}

/** Returns the URLs of page `page` of the blog list in the languages that have it. */
export function blogPageAlternates(page: number): Alternates {
  const existing = locales.filter((locale) => page <= blogPageCounts[locale]);
  return Object.fromEntries(existing.map((locale) => [locale, blogPageUrl(page, locale)]));
}

/** Pages whose path is the public URL of their content. */
export const contentPages: readonly ExpectedPage[] = locales.flatMap((locale) => [
  ...screens.map((screen) =>
    page("screen", locale, screenPath(screen, locale), screenAlternates(screen)),
  ),
  ...helpCategoryKeys.map((key) =>
    page("helpCategory", locale, helpCategoryPath(key, locale), helpCategoryAlternates(key)),
  ),
  ...posts[locale].map(({ path, alternates }) => page("post", locale, path, alternates)),
]);

/** The site's own not-found page, at `/404.html`, and the copies of the languages. */
export const missingPages: readonly ExpectedPage[] = ["/404", ...notFoundCopyPaths()].map((path) =>
  page("notFound", localeFromPath(path), path, {}),
);

const laterBlogPages = locales.flatMap((locale) =>
  pagesUpTo(blogPageCounts[locale])
    .slice(1)
    .map((number) => {
      const url = blogPageUrl(number, locale);
      const path = blogPagePath(number, locale);
      return page("laterBlogPage", locale, path, blogPageAlternates(number), url);
    }),
);

/** Pages with content, including the later pages of the blog list. */
export const pagesWithContent: readonly ExpectedPage[] = [...contentPages, ...laterBlogPages];

export const allPages: readonly ExpectedPage[] = [...pagesWithContent, ...missingPages];
