/** Addresses for browser tests that look at every kind of page in both languages. */
import { locales, type Locale } from "../../../src/i18n/locales";
import {
  blogPagePath,
  helpCategoryPath,
  postPath,
  screenPath,
  screens,
} from "../../../src/i18n/routes";
import { bodyPictures, posts, type ExpectedPost } from "./embedded-posts";

/** An address of each language that no page has. */
export function missingPagePath(locale: Locale): string {
  return locale === "sv" ? "/finns-inte" : `/${locale}/not-here`;
}

/** An address below the help centre that no category has. */
export function missingCategoryPath(locale: Locale): string {
  return `${screenPath("helpCentre", locale)}/nonsense`;
}

/** An address below the blog that no post has. */
export function missingPostPath(locale: Locale): string {
  return postPath("no-such-post", locale);
}

function postWhere(locale: Locale, isWanted: (post: ExpectedPost) => boolean): ExpectedPost {
  const post = posts[locale].find(isWanted);
  if (!post) throw new Error(`The dataset has no such post in "${locale}".`);
  return post;
}

/** A post with pictures in its text. */
export function illustratedPost(locale: Locale): ExpectedPost {
  return postWhere(locale, (post) => bodyPictures(post).length > 0);
}

/** A post with files. */
export function postWithFiles(locale: Locale): ExpectedPost {
  return postWhere(locale, ({ attachments }) => attachments.length > 0);
}

/** Pages with content: every screen, and one of each other kind. */
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
