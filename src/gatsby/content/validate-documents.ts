/** Validates the documents before a site is published. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import { problemText } from "../../i18n/preview-texts";
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

/** Returns a document's problems in words. A post counts in the languages that it has a slug in. */
function problemsOf(document: NamedDocument, hasAsset?: HasAsset) {
  const type = plainText(document._type);
  const languages = type === "post" ? languagesOf(document as PostFields) : locales;
  return documentProblems(type, { ...document }, hasAsset)
    .filter(({ language }) => language === undefined || languages.includes(language))
    .map((problem) => ({
      key: problem.key,
      name: typedDocumentName(document, problem.language),
      where: problem.language ? ` ${inLanguages([problem.language])}` : "",
      what: problemText(problem, "en"),
    }));
}

/** Returns an error for each problem that no page can have, once for each language. */
function documentErrors(document: NamedDocument, hasAsset: HasAsset): string[] {
  const errors = problemsOf(document, hasAsset)
    .filter(({ key }) => needed.has(key))
    .map(
      ({ name, where, what }) =>
        `${name} cannot be published${where}: ${what}. Correct it, or unpublish the document.`,
    );
  if (document._type === "post" && languagesOf(document as PostFields).length === 0) {
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
export function unsupportedContentWarnings(posts: readonly NamedDocument[]): string[] {
  return posts
    .flatMap((post) => problemsOf(post))
    .filter(({ key }) => key === "unknownBlock")
    .map(({ name, where, what }) => `${name}${where}: ${what}. The page does without it.`);
}
