/** Where the site shows a document. Pure. */
import { newestFirst } from "../../src/gatsby/content/newest-first";
import { locales, type Locale } from "../../src/i18n/locales";
import { draftSlug, postPath, screenPath, type Screen } from "../../src/i18n/routes";
import { isDraftId, publishedId } from "../../src/sanity/documents/document-ids";
import { localizedPost, type PostFields } from "../../src/sanity/documents/localize";
import { languageNames } from "../schema-types/validation";
import { screenTitle } from "./screen-titles";

/** A place on the site. */
export type Place = {
  readonly title: string;
  /** A path with a leading slash. */
  readonly href: string;
};

/** A post or the draft of one. */
export type StoredPost = PostFields & {
  readonly _id: string;
  readonly publishedAt?: string | null;
};

/** Posts that the home page shows. */
export const latestOnHome = 5;

/** Posts in a language with their path in a preview, newest first. */
function previewedPosts(posts: readonly StoredPost[], locale: Locale) {
  const shown = new Map<string, StoredPost>();
  // A draft replaces its published document.
  for (const post of [...posts].sort((a, b) => Number(isDraftId(a._id)) - Number(isDraftId(b._id))))
    shown.set(publishedId(post._id), post);
  return [...shown]
    .flatMap(([id, post]) => {
      const { title, slug: ownSlug } = localizedPost(post, locale);
      if (ownSlug === "" && title === "") return [];
      const slug = ownSlug || draftSlug(id, locale);
      return [{ id, title, slug, path: postPath(slug, locale), publishedAt: post.publishedAt }];
    })
    .sort(newestFirst);
}

/**
 * Lists the places of a post: its page, the list and, among the latest, the home page, in each of its
 * languages.
 *
 * @param id the post's published id.
 * @param posts every post and every draft of one.
 */
export function postPlaces(id: string, posts: readonly StoredPost[]): Place[] {
  return locales.flatMap((locale) => {
    const inLanguage = previewedPosts(posts, locale);
    const index = inLanguage.findIndex((post) => post.id === id);
    const post = inLanguage[index];
    if (post === undefined) return [];
    return [
      { title: inLanguageOf(post.title || "Untitled", locale), href: post.path },
      screenPlace("blog", locale),
      ...(index < latestOnHome ? [screenPlace("home", locale)] : []),
    ];
  });
}

/** Screens that show every document of a type. */
export const screenOfType = { testimonial: "home", employee: "about" } as const;

/** Lists a screen's place in each language. */
export function screenPlaces(screen: Screen): Place[] {
  return locales.map((locale) => screenPlace(screen, locale));
}

function screenPlace(screen: Screen, locale: Locale): Place {
  return {
    title: inLanguageOf(screenTitle(screen, locale), locale),
    href: screenPath(screen, locale),
  };
}

function inLanguageOf(title: string, locale: Locale): string {
  return `${title} (${languageNames[locale]})`;
}
