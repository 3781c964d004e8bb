import type { FindingText } from "./finding";

/** A draft on a page, with what is found in it for the page's language. */
export type DraftItem = {
  readonly kind: "post" | "testimonial" | "employee";
  readonly name: string;
  readonly findings: readonly FindingText[];
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
