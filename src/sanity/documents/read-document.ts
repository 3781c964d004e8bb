import type { Reading } from "./finding";
import type { HasAsset } from "./read-asset";
import { readEmployee, type EmployeeContent } from "./read-employee";
import { permissiveLinks, type LinkTargets } from "./read-link";
import { linkPost, readPost, type PostContent } from "./read-post";
import { readRedirect, type RedirectContent } from "./read-redirect";
import type { FindEmployee } from "./read-review";
import { readTestimonial, type TestimonialContent } from "./read-testimonial";
import type { StoredFields } from "./read-text";

/** What pages show of a document, by its type, or what hosts make of it. */
export type DocumentContent = {
  readonly post: PostContent;
  readonly testimonial: TestimonialContent;
  readonly employee: EmployeeContent;
  readonly redirect: RedirectContent;
};

/** The types of documents that make up the site. */
export type DocumentType = keyof DocumentContent;

/** What is around a document: by default, whatever it refers to exists. */
export type ReadContext = LinkTargets & {
  readonly hasAsset: HasAsset;
  readonly findEmployee: FindEmployee;
};

type Reader<Content> = (document: StoredFields, context: ReadContext) => Reading<Content>;

const readers: { readonly [Type in DocumentType]: Reader<DocumentContent[Type]> } = {
  post: (document, context) => linkPost(readPost(document, context), context),
  testimonial: readTestimonial,
  employee: readEmployee,
  redirect: readRedirect,
};

/** Returns whether a value names a type of documents that make up the site. */
export function isDocumentType(value: unknown): value is DocumentType {
  return typeof value === "string" && Object.hasOwn(readers, value);
}

/** What can be told from a document alone: Sanity deletes no asset in use. */
export const permissiveContext: ReadContext = {
  ...permissiveLinks,
  hasAsset: () => true,
  findEmployee: () => ({ name: "", role: "" }),
};

/**
 * Reads a stored document. It may be a draft, or written through the API, so its fields may have any value.
 *
 * @param context the assets, addresses and documents that it may refer to. Without it, whatever it refers to is taken to be
 * there, and has neither name nor address.
 */
export function readDocument<Type extends DocumentType>(
  type: Type,
  document: StoredFields,
  context: Partial<ReadContext> = {},
): Reading<DocumentContent[Type]> {
  return readers[type](document, { ...permissiveContext, ...context });
}
