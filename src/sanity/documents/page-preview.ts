import type { DraftProblem } from "./document-problems";

/** A draft on a page, with what it lacks in the page's language. */
export type DraftItem = {
  readonly kind: "post" | "testimonial" | "employee";
  readonly name: string;
  readonly problems: readonly DraftProblem[];
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
