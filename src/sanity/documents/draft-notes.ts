/** What a preview's page says of its drafts. Pure. */
import type { Locale } from "../../i18n/locales";
import { concerns, type Fault } from "./document-faults";

export type DraftNote = Pick<Fault, "key" | "value">;

/** Returns the faults that concern a language, the same ones once. */
export function notesIn(faults: readonly Fault[], locale: Locale): DraftNote[] {
  const notes = faults
    .filter((fault) => concerns(fault, locale))
    .map(({ key, value }) => [`${key} ${value}`, { key, ...(value && { value }) }] as const);
  return [...new Map(notes).values()];
}

/** A draft on a page, with what it lacks in the page's language. */
export type DraftItem = {
  readonly kind: "post" | "testimonial" | "employee";
  readonly name: string;
  readonly notes: readonly DraftNote[];
};

/** The drafts of a preview's page: `preview` in the page context. */
export type PagePreview = {
  /** Ids of the draft nodes in the page's language. */
  readonly drafts: readonly string[];
  /** The drafts among the page's own content. */
  readonly items: readonly DraftItem[];
  /** The keys of the attachments of the page's post, in their order; null for one without. */
  readonly attachmentKeys?: readonly (string | null)[];
};
