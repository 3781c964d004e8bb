import { defaultLocale, locales, type Locale } from "../../i18n/locales";
import { postPath, type Alternates } from "../../i18n/routes";
import { isDraftId } from "../../sanity/documents/document-ids";
import type { Reading } from "../../sanity/documents/finding";
import { pageIds } from "../../sanity/documents/heading-ids";
import { previewSlug } from "../../sanity/documents/preview-slug";
import type { PostContent, UnlinkedPost } from "../../sanity/documents/read-post";
import { settings } from "../build-settings";
import type { DocumentNode } from "./stored-documents";

/** The page of a post in a language. */
export type PostPage = {
  /** Id of the document's node, which the post has in each language. */
  readonly parent: string;
  readonly language: Locale;
  readonly slug: string;
  readonly title: string;
  readonly alternates: Alternates;
  /** Ids of its parts. */
  readonly parts: readonly string[];
};

/**
 * Returns the languages whose pages show a document. A preview shows a draft in those that it has content in, or
 * in all if it has none yet: its author has to see it before it can be published.
 */
export function shownLanguages(
  { _id }: Pick<DocumentNode, "_id">,
  { languages, startedLanguages }: Pick<Reading<unknown>, "languages" | "startedLanguages">,
): readonly Locale[] {
  if (!settings.preview || !isDraftId(_id)) return languages;
  return startedLanguages.length > 0 ? startedLanguages : locales;
}

/** The same time for the whole build, so that a post is on all of its pages or on none. */
const now = Date.now();

/**
 * Returns whether a post is dated in the future. It then has no page and is in no list until a build after that
 * time. A preview shows it.
 */
export function isScheduled({ publishedAt }: Pick<PostContent, "publishedAt">): boolean {
  return !settings.preview && publishedAt !== null && Date.parse(publishedAt) > now;
}

/** Returns the pages of a post: none while it is scheduled. */
export function postPages(document: DocumentNode, post: UnlinkedPost): PostPage[] {
  const { byLanguage } = post;
  if (isScheduled(byLanguage[defaultLocale])) return [];
  const shown = shownLanguages(document, post);
  const slugIn = (language: Locale) => {
    const { slug } = byLanguage[language];
    return settings.preview ? previewSlug(slug, document._id, language) : slug;
  };
  const alternates: Alternates = Object.fromEntries(
    shown.map((language) => [language, postPath(slugIn(language), language)]),
  );
  return shown.map((language) => {
    const { title, body } = byLanguage[language];
    const headings = body.flatMap((block) => (block._type === "block" && block.id) || []);
    const parts = [...pageIds, ...headings];
    return { parent: document.id, language, slug: slugIn(language), title, alternates, parts };
  });
}
