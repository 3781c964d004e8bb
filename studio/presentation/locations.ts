/** Where the site shows a document. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
import { postPath, screenPath } from "../../src/i18n/routes";
import { previewSlug } from "../../src/sanity/documents/preview-slug";
import { readDocument } from "../../src/sanity/documents/read-document";
import type { StoredFields } from "../../src/sanity/documents/read-text";
import { inLanguage, texts } from "../texts";

/** A place on the site. */
type Place = {
  readonly title: string;
  /** A path with a leading slash. */
  readonly href: string;
};

type ListScreen = "home" | "about" | "blog";

/** Lists a post's page and the list of posts, in each of the post's languages. */
export function postPlaces(post: StoredFields & { readonly _id: string }): Place[] {
  const { startedLanguages, byLanguage } = readDocument("post", post);
  return startedLanguages.flatMap((locale) => {
    const { title, slug } = byLanguage[locale];
    const href = postPath(previewSlug(slug, post._id, locale), locale);
    return [
      { title: inLanguage(title || texts.noTitle, locale), href },
      screenPlace("blog", locale),
    ];
  });
}

/** Lists a screen's place in each language. */
export function screenPlaces(screen: ListScreen): Place[] {
  return locales.map((locale) => screenPlace(screen, locale));
}

function screenPlace(screen: ListScreen, locale: Locale): Place {
  return { title: inLanguage(texts.places[screen], locale), href: screenPath(screen, locale) };
}
