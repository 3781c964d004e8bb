/** Paths for browser tests of every kind of page in both languages. */
import { locales, type Locale } from "../../../src/i18n/locales";
import {
  blogPagePath,
  helpCategoryPath,
  postPath,
  screenPath,
  screens,
} from "../../../src/i18n/routes";
import { bodyImages, posts, type ExpectedPost } from "./embedded-posts";

/** Returns a path that no page has. */
export function missingPagePath(locale: Locale): string {
  return locale === "sv" ? "/finns-inte" : `/${locale}/not-here`;
}

/** Returns a path below the help centre that no category has. */
function missingCategoryPath(locale: Locale): string {
  return `${screenPath("helpCentre", locale)}/nonsense`;
}

/** Returns a path below the blog that no post has. */
export function missingPostPath(locale: Locale): string {
  return postPath("no-such-post", locale);
}

function postWhere(locale: Locale, matches: (post: ExpectedPost) => boolean): ExpectedPost {
  const post = posts[locale].find(matches);
  if (!post) throw new Error(`The dataset has no such post in "${locale}".`);
  return post;
}

/** Returns a post with images in its body. */
export function illustratedPost(locale: Locale): ExpectedPost {
  return postWhere(locale, (post) => bodyImages(post).length > 0);
}

/** Returns a post with attachments. */
export function postWithFiles(locale: Locale): ExpectedPost {
  return postWhere(locale, ({ attachments }) => attachments.length > 0);
}

/** Paths of pages with content: all screens, and one of each other kind. */
export const contentPaths: readonly string[] = locales.flatMap((locale) => [
  ...screens.map((screen) => screenPath(screen, locale)),
  helpCategoryPath("about", locale),
  illustratedPost(locale).path,
  postWithFiles(locale).path,
  blogPagePath(2, locale),
]);

export const missingPaths: readonly string[] = locales.flatMap((locale) => [
  missingPagePath(locale),
  missingPostPath(locale),
  missingCategoryPath(locale),
]);

export const samplePaths: readonly string[] = [...contentPaths, ...missingPaths];
