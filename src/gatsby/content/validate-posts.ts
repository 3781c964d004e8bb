/** Validates the documents before a site is published. Pure. */
import { locales } from "../../i18n/locales";
import { missingText } from "../../i18n/preview-texts";
import {
  concerns,
  documentProblems,
  type Problem,
  type ProblemKey,
} from "../../sanity/documents/document-problems";
import {
  documentName,
  inLanguages,
  typedDocumentName,
  type NamedDocument,
} from "../../sanity/documents/document-name";
import { localizedPost, type Maybe, type PostFields } from "../../sanity/documents/localize";
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
  "bodyImage",
  "attachment",
  "imageFormat",
  "fileFormat",
]);

/** Returns the problems that stop a build. A post counts in the languages that it has a slug in. */
export function buildProblems(type: string, document: object): Problem[] {
  const fields = document as PostFields;
  const languages = locales.filter(
    (locale) => type !== "post" || localizedPost(fields, locale).slug !== "",
  );
  return documentProblems(type, { ...document }).filter(
    (problem) =>
      needed.has(problem.key) &&
      (problem.language === undefined || languages.some((locale) => concerns(problem, locale))),
  );
}

/** Returns an error for each problem, once for each language. */
export function problemSentences(document: NamedDocument, problems: readonly Problem[]): string[] {
  const errors = problems.map((problem) => {
    const { language } = problem;
    const where = language ? ` ${inLanguages([language])}` : "";
    return (
      `${typedDocumentName(document, language)} cannot be published${where}: ` +
      `${missingText(problem, "en")}. Correct it, or unpublish the document.`
    );
  });
  return [...new Set(errors)];
}

function postErrors(post: PostDocument): string[] {
  const hasSlug = locales.some((locale) => localizedPost(post, locale).slug !== "");
  return [
    ...(hasSlug
      ? []
      : [
          `Post ${documentName(post)} has no slug in any language. Give it a slug, or unpublish it.`,
        ]),
    ...problemSentences({ ...post, _type: "post" }, buildProblems("post", post)),
  ];
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

/** Returns all validation errors of the posts, each naming its documents; none if they can be published. */
export function validatePosts(posts: readonly PostDocument[]): string[] {
  if (posts.length === 0) {
    return [
      "The dataset has no post at all. Check SANITY_PROJECT_ID and SANITY_DATASET, and that the posts are published.",
    ];
  }
  return [...posts.flatMap(postErrors), ...duplicateErrors(posts)];
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
