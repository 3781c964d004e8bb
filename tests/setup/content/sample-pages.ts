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

export function missingPagePath(locale: Locale): string {
  return locale === "sv" ? "/finns-inte" : `/${locale}/not-here`;
}

export function missingPostPath(locale: Locale): string {
  return postPath("no-such-post", locale);
}

export function illustratedPost(locale: Locale): ExpectedPost {
  return posts[locale].find((post) => bodyImages(post).length > 0)!;
}

export function postWithFiles(locale: Locale): ExpectedPost {
  return posts[locale].find(({ attachments }) => attachments.length > 0)!;
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
  `${screenPath("helpCentre", locale)}/nonsense`,
]);

export const samplePaths: readonly string[] = [...contentPaths, ...missingPaths];
