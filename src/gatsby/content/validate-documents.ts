/** Validates the documents that were read, before a site is published. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import { findingText } from "../../i18n/preview-texts";
import { documentName, inLanguages, typedDocumentName } from "../../sanity/documents/document-name";
import { publishedFindings, type Finding, type FindingKey } from "../../sanity/documents/finding";
import type { DocumentFacts, PostFacts } from "./read-documents";
import type { DocumentNode } from "./stored-documents";

export type Validation = {
  /** Why the documents cannot be published, each naming its documents. */
  readonly errors: readonly string[];
  /** What is not shown as it was written: a paragraph for each document, and the posts in one language only. */
  readonly notes: readonly string[];
};

/** Lines that a document has in the log, unless readers do without more. */
const MAX_LINES = 5;

/** Returns an error for each finding that stops a build, once for each language. */
function errorsOf(read: DocumentFacts): string[] {
  const { document } = read;
  const errors = publishedFindings(read)
    .filter(({ severity }) => severity === "stops")
    .map((finding) => {
      const { language } = finding;
      const name = typedDocumentName(document, language);
      const where = language ? ` ${inLanguages([language])}` : "";
      const what = findingText(finding, "en");
      return `${name} cannot be published${where}: ${what}. Correct it, or unpublish the document.`;
    });
  return [...new Set(errors)];
}

/** Joins findings that differ in their values, places or languages only. */
function linesOf(findings: readonly Finding[]): string[] {
  const byKey = new Map<FindingKey, Finding[]>();
  for (const finding of findings) {
    byKey.set(finding.key, [...(byKey.get(finding.key) ?? []), finding]);
  }
  return [...byKey].map(([key, same]) => {
    const fields = new Set(
      same.flatMap(({ path: [field] }) => (typeof field === "string" ? field : [])),
    );
    const languages = new Set(same.flatMap(({ language }) => language ?? []));
    const where = [[...fields].join(", "), ...(languages.size > 0 ? [inLanguages(languages)] : [])];
    const values = [...new Set(same.flatMap(({ value }) => value ?? []))];
    const isLoss = same.some(({ severity }) => severity === "left-out");
    const value = valueList(values, isLoss ? Infinity : MAX_VALUES);
    return `${where.join(" ")}: ${findingText({ key, value }, "en")}.`;
  });
}

/** Values that a line of the log names, unless readers do without them. */
const MAX_VALUES = 10;

/** Joins values that the text puts into quotation marks. */
function valueList(values: readonly string[], limit: number): string {
  const more = values.length - limit;
  return (
    values.slice(0, limit).join("”, “") +
    (more > 0 ? `” and ${more} more, such as “${values.at(-1)}` : "")
  );
}

/** Names the first of some documents, and says how many more there are. */
export function nameList(documents: readonly DocumentNode[]): string {
  const names = documents.slice(0, MAX_VALUES).map((document) => documentName(document));
  const more = documents.length - names.length;
  return `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** A post may be meant for one language only, so one line names all of them. */
function languageNote(read: readonly DocumentFacts[]): string[] {
  const documents = read
    .filter((each) => publishedFindings(each).some(({ key }) => key === "languageMissing"))
    .map(({ document }) => document);
  return documents.length > 0 ? [`Posts in one language only: ${nameList(documents)}`] : [];
}

function noteOf(read: DocumentFacts): string[] {
  const told = publishedFindings(read).filter(
    ({ key, severity }) => severity !== "stops" && key !== "languageMissing",
  );
  if (told.length === 0) return [];
  const losses = linesOf(told.filter(({ severity }) => severity === "left-out"));
  const others = linesOf(told.filter(({ severity }) => severity === "shown"));
  const shown = others.slice(0, Math.max(0, MAX_LINES - losses.length));
  const rest = others.length - shown.length;
  const listed = [...losses, ...shown, ...(rest > 0 ? [`and ${rest} more`] : [])];
  return [[typedDocumentName(read.document), ...listed.map((line) => `  - ${line}`)].join("\n")];
}

type Address = {
  readonly document: DocumentNode;
  readonly language: Locale;
  readonly slug: string;
};

/** Returns an error for each address that several posts have. */
function duplicateErrors(addresses: readonly Address[]): string[] {
  const byAddress = new Map<string, Address[]>();
  for (const address of addresses) {
    const key = `${address.language} ${address.slug}`;
    byAddress.set(key, [...(byAddress.get(key) ?? []), address]);
  }
  return [...byAddress.values()].flatMap((same) => {
    const [{ slug, language } = {} as Address] = same;
    if (same.length < 2) return [];
    const names = same.map(({ document }) => documentName(document, language)).join(" and ");
    return [
      `Posts ${names} share the slug "${slug}" in the language "${language}". ` +
        `Change it in all but one of them.`,
    ];
  });
}

type ReadPost = DocumentFacts & { readonly post: PostFacts };

const isPost = (read: DocumentFacts): read is ReadPost => read.post !== undefined;

/** What is wrong with the addresses of posts. */
function addressErrors(posts: readonly ReadPost[]): string[] {
  const withoutAddress = posts
    .filter(({ post }) => locales.every((locale) => post.slugs[locale] === ""))
    .map(
      ({ document }) =>
        `Post ${documentName(document)} has no slug in any language. Give it a slug, or unpublish it.`,
    );
  const addresses = posts.flatMap(({ document, languages, post: { slugs } }) =>
    languages.map((language) => ({ document, language, slug: slugs[language] })),
  );
  return [...withoutAddress, ...duplicateErrors(addresses)];
}

/** Validates the documents of a site. */
export function validateDocuments(read: readonly DocumentFacts[]): Validation {
  const posts = read.filter(isPost);
  if (posts.length === 0) {
    const error =
      "The dataset has no post at all. Check SANITY_PROJECT_ID and SANITY_DATASET, and that the posts are published.";
    return { errors: [error], notes: [] };
  }
  return {
    errors: [...read.flatMap(errorsOf), ...addressErrors(posts)],
    notes: [...read.flatMap(noteOf), ...languageNote(read)],
  };
}
