import { mayExist } from "./read-link";
import { readEmployee } from "./read-employee";
import type { Surroundings } from "./read-article";
import { readPost } from "./read-post";
import type { StoredFields } from "./read-text";
import { readTestimonial } from "./read-testimonial";

const readers = { post: readPost, testimonial: readTestimonial, employee: readEmployee };

/** The types of documents that the site shows. */
export type DocumentType = keyof typeof readers;

/** Returns whether a value names a type of documents that the site shows. */
export function isDocumentType(value: unknown): value is DocumentType {
  return typeof value === "string" && Object.hasOwn(readers, value);
}

/** What can be told from a document alone: Sanity deletes no asset in use. */
const alone: Surroundings = { hasAsset: () => true, hasPath: mayExist };

/**
 * Reads a stored document. It may be a draft, or written through the API, so its fields may have any value.
 *
 * @param surroundings the assets and addresses that it may refer to; they make a difference to findings only.
 */
export function readDocument<Type extends DocumentType>(
  type: Type,
  document: StoredFields,
  surroundings: Partial<Surroundings> = {},
) {
  const read = readers[type] as (
    document: StoredFields,
    surroundings: Surroundings,
  ) => ReturnType<(typeof readers)[Type]>;
  return read(document, { ...alone, ...surroundings });
}
