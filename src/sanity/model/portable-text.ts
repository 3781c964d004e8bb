/** What the site's renderer supports in a text (`src/components/portable-text`). Sanity's own names. */

/** Styles of blocks. */
export const portableTextStyles = ["normal", "h2", "h3", "blockquote"] as const;

/** List types of blocks (`listItem`). */
export const portableTextLists = ["bullet", "number"] as const;

/** Marks of a span without data. */
export const portableTextDecorators = [
  "strong",
  "em",
  "underline",
  "strike-through",
  "code",
] as const;

/** Types of marks with data in the block's `markDefs`: a web address, and a page or an article of this site. */
export const portableTextAnnotations = ["link", "internalLink"] as const;

/** The fields of a link to a page or an article of this site. */
export const internalLinkFields = ["post", "page", "fragment"] as const;

/** Types of objects between the blocks. */
export const portableTextObjects = ["image"] as const;

/** The fields of a picture between the blocks, besides its file. */
export const portableTextPictureFields = ["alt", "caption"] as const;
