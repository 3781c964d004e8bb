import { byLocale, defaultLocale, type Locale } from "../../i18n/locales";
import type { Reading } from "../../sanity/documents/finding";
import type { HasAsset } from "../../sanity/documents/read-asset";
import {
  readDocument,
  type DocumentContent,
  type DocumentType,
} from "../../sanity/documents/read-document";
import type { LinkTargets } from "../../sanity/documents/read-link";
import { linkPost, readPost, type UnlinkedPost } from "../../sanity/documents/read-post";
import type { FindEmployee } from "../../sanity/documents/read-review";
import { postPages, type PostPage } from "./post-pages";
import type { DocumentNode } from "./stored-documents";

type Read<Type extends DocumentType> = {
  readonly type: Type;
  readonly document: DocumentNode;
  readonly reading: Reading<DocumentContent[Type]>;
};

/** A document, read together with those that it refers to. */
export type ReadDocument =
  | (Read<"post"> & { readonly pages: readonly PostPage[] })
  | Read<"testimonial">
  | Read<"employee">
  | Read<"redirect">;

/** A post that was read, but for where its links lead. */
type UnlinkedDocument = {
  readonly document: DocumentNode;
  readonly post: UnlinkedPost;
  readonly pages: readonly PostPage[];
};

/** Reads each document once. Posts have the names of employees; where their links lead depends on all posts. */
export function readDocuments(
  documents: readonly DocumentNode[],
  hasAsset: HasAsset,
): { readonly posts: readonly UnlinkedDocument[]; readonly others: readonly ReadDocument[] } {
  const read = <Type extends DocumentType>(type: Type): Read<Type>[] =>
    ofType(documents, type).map((document) => ({
      type,
      document,
      reading: readDocument(type, document, { hasAsset }),
    }));
  const employees = read("employee");
  const byNode = new Map(employees.map(({ document, reading }) => [document.id, reading]));
  const findEmployee: FindEmployee = (id, locale) => {
    const employee = byNode.get(id)?.byLanguage[locale];
    return employee && { name: employee.name, role: employee.role };
  };
  const posts = ofType(documents, "post").map((document) => {
    const post = readPost(document, { hasAsset, findEmployee });
    return { document, post, pages: postPages(document, post) };
  });
  return { posts, others: [...read("testimonial"), ...employees, ...read("redirect")] };
}

/** Follows the links of a post. */
export function linkDocument(
  { document, post, pages }: UnlinkedDocument,
  targets: LinkTargets,
): ReadDocument {
  return { type: "post", document, reading: linkPost(post, targets), pages };
}

function ofType(documents: readonly DocumentNode[], type: DocumentType): DocumentNode[] {
  return documents.filter(({ _type }) => _type === type);
}

/** What a build has to know of a post beside its page. */
export type PostFacts = {
  /** Empty in a language that it has no address in. */
  readonly slugs: Readonly<Record<Locale, string>>;
  /** In UTC, for all languages at once; null if there is no date that can be used. */
  readonly publishedAt: string | null;
  readonly reviewedAt: string | null;
};

/** What is known of a document that was read. Not its texts: those of thousands of posts would fill the memory. */
export type DocumentFacts = Pick<Reading<unknown>, "languages" | "findings"> & {
  readonly document: DocumentNode;
  /** Undefined for a document of another type. */
  readonly post?: PostFacts;
};

/** Returns what is known of a document. */
export function documentFacts({ document, ...read }: ReadDocument): DocumentFacts {
  const { languages, findings } = read.reading;
  const facts = { document, languages, findings };
  if (read.type !== "post") return facts;
  const { byLanguage } = read.reading;
  const { publishedAt, review } = byLanguage[defaultLocale];
  const slugs = byLocale((locale) => byLanguage[locale].slug);
  return { ...facts, post: { slugs, publishedAt, reviewedAt: review?.reviewedAt ?? null } };
}
