/** Documents as a build reads them, without Gatsby. */
import {
  documentFacts,
  linkDocument,
  readDocuments,
  type DocumentFacts,
  type ReadDocument,
} from "../../../../src/gatsby/content/read-documents";
import type { NamedDocument } from "../../../../src/sanity/documents/document-name";
import {
  permissiveContext,
  type ReadContext,
} from "../../../../src/sanity/documents/read-document";
import type { StoredFields } from "../../../../src/sanity/documents/read-text";

/** Reads documents. @param context by default, whatever they refer to exists. */
export function readAll(
  documents: readonly (NamedDocument & StoredFields)[],
  context: Partial<ReadContext> = {},
): ReadDocument[] {
  const targets = { ...permissiveContext, ...context };
  const nodes = documents.map((document) => ({ id: `node of ${document._id}`, ...document }));
  const { posts, others } = readDocuments(nodes, targets.hasAsset);
  return [...posts.map((post) => linkDocument(post, targets)), ...others];
}

/** Returns what is known of documents. */
export function factsOf(...read: Parameters<typeof readAll>): DocumentFacts[] {
  return readAll(...read).map(documentFacts);
}
