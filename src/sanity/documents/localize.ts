/** Chooses the language of Sanity's fields; nothing else does. Pure. */
import type { Locale } from "../../i18n/locales";
import { cleanBlocks } from "./clean-blocks";
import { cleanText } from "./clean-text";

/** A field with one text for all languages, or one for each. */
export type LocaleText = string | { readonly sv?: string | null; readonly en?: string | null };

/** The value of a Sanity field, which may be empty. */
export type Maybe<T> = T | null | undefined;

/**
 * The fields of a post that depend on the language. Stored values may have any type: nothing validates
 * drafts, or documents written through the API.
 */
export type PostFields = {
  readonly title?: Maybe<string>;
  readonly titleEn?: Maybe<string>;
  readonly slug?: Maybe<{ readonly current?: Maybe<string> }>;
  readonly slugEn?: Maybe<{ readonly current?: Maybe<string> }>;
  readonly imageAltText?: Maybe<string>;
  readonly imageAltTextEn?: Maybe<string>;
  readonly metaDescription?: Maybe<LocaleText>;
  readonly body?: Maybe<readonly unknown[]>;
  readonly bodyEn?: Maybe<readonly unknown[]>;
  readonly attachments?: Maybe<readonly unknown[]>;
  readonly attachmentsEn?: Maybe<readonly unknown[]>;
};

/** Returns the trimmed text of a field; empty if it is not a text. */
export function plainText(field: unknown): string {
  return typeof field === "string" ? cleanText(field).trim() : "";
}

/** Returns the text of a field in a language, or an empty string. A plain string counts for every language. */
export function localizedText(field: Maybe<LocaleText>, locale: Locale): string {
  return plainText(typeof field === "string" ? field : field?.[locale]);
}

/** Returns the objects of a list; empty if it is not a list. */
function objectsOf(list: unknown): readonly object[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.filter((item): item is object => typeof item === "object" && item !== null);
}

/** Returns a post's fields in a language; `slug` is empty when the post does not exist in it. */
export function localizedPost(post: PostFields, locale: Locale) {
  const [title, slug, alt, body, attachments] =
    locale === "sv"
      ? [post.title, post.slug, post.imageAltText, post.body, post.attachments]
      : [post.titleEn, post.slugEn, post.imageAltTextEn, post.bodyEn, post.attachmentsEn];
  return {
    title: plainText(title),
    slug: plainText(slug?.current),
    coverAlt: plainText(alt),
    metaDescription: localizedText(post.metaDescription, locale),
    body: cleanBlocks(body),
    attachments: objectsOf(attachments),
  };
}
