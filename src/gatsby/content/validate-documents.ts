/** Validates the documents before a site is published. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import { missingText } from "../../i18n/preview-texts";
import {
  documentProblems,
  type HasAsset,
  type ProblemKey,
} from "../../sanity/documents/document-problems";
import {
  documentName,
  inLanguages,
  typedDocumentName,
  type NamedDocument,
} from "../../sanity/documents/document-name";
import {
  localizedPost,
  plainText,
  type Maybe,
  type PostFields,
} from "../../sanity/documents/localize";
import { unsupportedContent } from "../../sanity/documents/unsupported-content";

/** A post document as Sanity stores it. */
export type PostDocument = PostFields & {
  readonly _id: string;
  readonly publishedAt?: Maybe<string>;
};

/** What no page can do without. A page with, say, no description of its cover is published all the same. */
const needed: ReadonlySet<ProblemKey> = new Set<ProblemKey>([
  "title",
  "slugUnusable",
  "slugReserved",
  "publishedAt",
  "image",
  "imageGone",
  "bodyImage",
  "attachment",
  "imageFormat",
  "fileFormat",
]);

export function postsAmong(documents: readonly NamedDocument[]): readonly PostDocument[] {
  return documents.filter(({ _type }) => _type === "post") as object[] as PostDocument[];
}

/** Returns the languages that a post has a slug in. */
export function languagesOf(post: PostFields): Locale[] {
  return locales.filter((locale) => localizedPost(post, locale).slug !== "");
}

/** Returns an error for each problem, once for each language. A post counts in the languages that it has a slug in. */
function documentErrors(document: NamedDocument, hasAsset: HasAsset): string[] {
  const type = plainText(document._type);
  const languages = type === "post" ? languagesOf(document as PostFields) : locales;
  const errors = documentProblems(type, { ...document }, hasAsset)
    .filter(
      ({ key, language }) =>
        needed.has(key) && (language === undefined || languages.includes(language)),
    )
    .map((problem) => {
      const { language } = problem;
      const where = language ? ` ${inLanguages([language])}` : "";
      return (
        `${typedDocumentName(document, language)} cannot be published${where}: ` +
        `${missingText(problem, "en")}. Correct it, or unpublish the document.`
      );
    });
  if (languages.length === 0) {
    const name = documentName(document);
    errors.unshift(`Post ${name} has no slug in any language. Give it a slug, or unpublish it.`);
  }
  return [...new Set(errors)];
}

function duplicateErrors(posts: readonly PostDocument[]): string[] {
  return locales.flatMap((locale) => {
    const namesBySlug = new Map<string, string[]>();
    for (const post of posts) {
      const { slug } = localizedPost(post, locale);
      if (slug === "") continue;
      namesBySlug.set(slug, [...(namesBySlug.get(slug) ?? []), documentName(post, locale)]);
    }
    return [...namesBySlug]
      .filter(([, names]) => names.length > 1)
      .map(
        ([slug, names]) =>
          `Posts ${names.join(" and ")} share the slug "${slug}" in the language "${locale}". ` +
          `Change it in all but one of them.`,
      );
  });
}

/**
 * Returns all validation errors of the documents, each naming its documents; none if they can be published.
 *
 * @param hasAsset whether an image or file is in the dataset.
 */
export function validateDocuments(
  documents: readonly NamedDocument[],
  hasAsset: HasAsset = () => true,
): string[] {
  const posts = postsAmong(documents);
  if (posts.length === 0) {
    return [
      "The dataset has no post at all. Check SANITY_PROJECT_ID and SANITY_DATASET, and that the posts are published.",
    ];
  }
  return [
    ...documents.flatMap((document) => documentErrors(document, hasAsset)),
    ...duplicateErrors(posts),
  ];
}

/** Returns a warning for each part of the posts' texts that pages cannot show as intended. */
export function unsupportedContentWarnings(posts: readonly PostDocument[]): string[] {
  return posts.flatMap((post) =>
    locales.flatMap((locale) =>
      unsupportedContent(localizedPost(post, locale).body).map(
        (part) =>
          `Unknown ${part} in the post ${documentName(post, locale)} ${inLanguages([locale])}: ` +
          `the page does without it.`,
      ),
    ),
  );
}
