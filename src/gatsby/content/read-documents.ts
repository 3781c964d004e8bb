import { byLocale, defaultLocale, type Locale } from "../../i18n/locales";
import type { NamedDocument } from "../../sanity/documents/document-name";
import { publishedFindings, type Finding, type Reading } from "../../sanity/documents/finding";
import {
  isDocumentType,
  readDocument,
  type ReadContext,
} from "../../sanity/documents/read-document";
import type { PostContent } from "../../sanity/documents/read-post";
import type { StoredFields } from "../../sanity/documents/read-text";

/** A document as Sanity stores it. */
export type StoredDocument = NamedDocument & StoredFields;

/** What a build has to know of a post beside its page. */
export type PostFacts = {
  /** Empty in a language that it has no address in. */
  readonly slugs: Readonly<Record<Locale, string>>;
  /** Those that it has a page in, once it is published. */
  readonly languages: readonly Locale[];
  /** In UTC, for all languages at once; null if there is no date that can be used. */
  readonly publishedAt: string | null;
  readonly reviewedAt: string | null;
};

/** A document that was read. Not its texts: those of thousands of posts would fill the memory. */
export type DocumentFacts = {
  readonly document: StoredDocument;
  readonly findings: readonly Finding[];
  /** Undefined for a document of another type. */
  readonly post?: PostFacts;
};

export function postFacts({ byLanguage, languages }: Reading<PostContent>): PostFacts {
  const { publishedAt, review } = byLanguage[defaultLocale];
  return {
    slugs: byLocale((locale) => byLanguage[locale].slug),
    languages,
    publishedAt,
    reviewedAt: review?.reviewedAt ?? null,
  };
}

/** Reads each document once, for all that is said of it. Documents of unknown types are left out. */
export function readDocuments(
  documents: readonly StoredDocument[],
  context: Partial<ReadContext> = {},
): DocumentFacts[] {
  return documents.flatMap((document): DocumentFacts[] => {
    const { _type } = document;
    if (!isDocumentType(_type)) return [];
    if (_type !== "post") {
      return [{ document, findings: publishedFindings(readDocument(_type, document, context)) }];
    }
    const reading = readDocument(_type, document, context);
    return [{ document, findings: publishedFindings(reading), post: postFacts(reading) }];
  });
}
