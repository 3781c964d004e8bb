/** The one place where a field's language is chosen. Pure. */
import type { Locale } from "../../i18n/locales";
import { cleanBlocks } from "./clean-blocks";
import { cleanText } from "./clean-text";

/** A field that holds one text for every language, or one text for each. */
export type LocaleText = string | { readonly sv?: string | null; readonly en?: string | null };

/** A field of Sanity that may be empty. */
export type Maybe<T> = T | null | undefined;

/**
 * The fields of a post document whose value depends on the language. What is stored may be anything
 * else: drafts, and documents written through the API, are checked by nobody.
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

/** The text of a field without the space around it; empty for whatever is no text. */
export function plainText(field: unknown): string {
  return typeof field === "string" ? cleanText(field).trim() : "";
}

/**
 * The text of a field in a language. A plain string stands for every language.
 *
 * @returns an empty string where the field has no text in that language.
 */
export function localizedText(field: Maybe<LocaleText>, locale: Locale): string {
  return plainText(typeof field === "string" ? field : field?.[locale]);
}

/** The objects of a list; none where there is no list. */
function objectsOf(list: unknown): readonly object[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.filter((item): item is object => typeof item === "object" && item !== null);
}

/** A post's fields in one language; `slug` is empty when the post does not exist in it. */
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
