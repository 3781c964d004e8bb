/**
 * The content model: which documents an editor writes and which fields they have. Plain data with
 * no dependency, because a Studio derives its forms from it as well as the site its GraphQL types.
 */

/** What a field holds. `attachment` and `localeText` are the objects described below. */
export type FieldType =
  | "string"
  | "text"
  | "number"
  | "datetime"
  | "slug"
  | "image"
  | "file"
  | "url"
  | "portableText"
  | "attachment"
  | "localeText";

/** One field of a document or object, as an editor sees it. */
export interface ContentField {
  /** The key in the stored JSON. */
  readonly name: string;
  readonly type: FieldType;
  /** A list of `type` instead of a single one. */
  readonly isList?: true;
  /**
   * Whether a Studio asks for it before it publishes. Never a promise to the site: drafts and
   * documents written through the API may lack any field.
   */
  readonly required: boolean;
  /** Label and help text in the editor. */
  readonly title: string;
  readonly description: string;
  /** For a slug: the field it is generated from. */
  readonly slugSource?: string;
}

/** A document type or an object type with its fields. */
export interface ContentType {
  /** The `_type` of the stored JSON. */
  readonly name: string;
  readonly title: string;
  readonly fields: readonly ContentField[];
}

const localeText: ContentType = {
  name: "localeText",
  title: "Text in Swedish and English",
  fields: [
    field("sv", "text", false, "Swedish", "Shown on the Swedish pages, which lack it if empty."),
    field("en", "text", false, "English", "Shown on the English pages, which lack it if empty."),
  ],
};

const attachment: ContentType = {
  name: "attachment",
  title: "Attachment",
  fields: [
    field("title", "string", true, "Title", "The text on the card that opens the file."),
    field("file", "file", true, "File", "A PDF or another file; it opens in a new tab."),
  ],
};

/**
 * A blog article. It exists in a language when it has that language's slug, so none of the fields
 * of one language is required by itself.
 */
const post: ContentType = {
  name: "post",
  title: "Blog post",
  fields: [
    field("title", "string", false, "Title (Swedish)", "Headline of the Swedish article."),
    field("titleEn", "string", false, "Title (English)", "Headline of the English article."),
    {
      ...field("slug", "slug", false, "Address (Swedish)", "Last part of /blog/…, a to z, 0 to 9."),
      slugSource: "title",
    },
    {
      ...field("slugEn", "slug", false, "Address (English)", "Last part of /en/blog/…"),
      slugSource: "titleEn",
    },
    field("image", "image", true, "Cover image", "Shown on the card and above the article."),
    field("imageAltText", "string", false, "Image description (Swedish)", "What the cover shows."),
    field("imageAltTextEn", "string", false, "Image description (English)", "The same in English."),
    field("publishedAt", "datetime", true, "Published", "Shown as the date; newest comes first."),
    field(
      "metaDescription",
      "localeText",
      false,
      "Description for search engines",
      "One or two sentences. Without it, a sentence is made from the title. Older posts may hold " +
        "one plain text, which then counts for both languages.",
    ),
    field("body", "portableText", false, "Article (Swedish)", "The text of the Swedish article."),
    field("bodyEn", "portableText", false, "Article (English)", "The text of the English article."),
    list(field("attachments", "attachment", false, "Attachments (Swedish)", "Files to open.")),
    list(field("attachmentsEn", "attachment", false, "Attachments (English)", "Files to open.")),
  ],
};

/** What a customer says. `quote` and `title` were plain strings once and may still be. */
const testimonial: ContentType = {
  name: "testimonial",
  title: "Testimonial",
  fields: [
    field(
      "quote",
      "localeText",
      true,
      "Quote",
      "Without quotation marks. Older testimonials may hold one plain text for both languages.",
    ),
    field("name", "string", true, "Name", "Who says it."),
    field(
      "title",
      "localeText",
      true,
      "Job title",
      "Older testimonials may hold one plain text for both languages.",
    ),
    field("company", "string", true, "Company", "Where that person works."),
    field("image", "image", true, "Portrait", "A square picture of the face."),
    field("altText", "string", true, "Image description", "What the portrait shows."),
    field("order", "number", true, "Order", "Lowest first; decimals fit one between two others."),
  ],
};

/** A member of the team. `role` was a plain string once and may still be. */
const employee: ContentType = {
  name: "employee",
  title: "Employee",
  fields: [
    field("name", "string", true, "Name", "First and last name."),
    field(
      "role",
      "localeText",
      true,
      "Role",
      "Older employees may hold one plain text for both languages.",
    ),
    field("email", "string", true, "Email", "Shown as a link."),
    field("phoneNumber", "string", false, "Phone", "With country code. Left out when empty."),
    field("image", "image", true, "Portrait", "A picture of the face."),
    field("order", "number", true, "Order", "Lowest first; decimals fit one between two others."),
  ],
};

/** Every document type, in the order in which an editor meets them. */
export const documentTypes: readonly ContentType[] = [post, testimonial, employee];

/** Every object type that is used inside a document. */
export const objectTypes: readonly ContentType[] = [attachment, localeText];

/** Styles of a Portable Text block. */
export const portableTextStyles = ["normal", "h2", "h3", "blockquote"] as const;

/** Kinds of list a Portable Text block can be an item of (`listItem`). */
export const portableTextLists = ["bullet", "number"] as const;

/** Marks on a span that carry no data. */
export const portableTextDecorators = [
  "strong",
  "em",
  "underline",
  "strike-through",
  "code",
] as const;

/** Marks on a span that carry data, kept in the block's `markDefs`. */
export const portableTextAnnotations: readonly ContentType[] = [
  {
    name: "link",
    title: "Link",
    fields: [field("href", "url", true, "Address", "https://…, mailto:…, or a path on this site.")],
  },
];

/**
 * What stands between the blocks of a text. `image` is Sanity's own image type with these fields
 * besides `asset`; it is declared in the list of the text itself, not as a type with a name.
 */
export const portableTextObjects: readonly ContentType[] = [
  {
    name: "image",
    title: "Image",
    fields: [
      field("alt", "string", true, "Image description", "What the image shows."),
      field("caption", "string", false, "Caption", "Shown below the image."),
    ],
  },
];

function field(
  name: string,
  type: FieldType,
  required: boolean,
  title: string,
  description: string,
): ContentField {
  return { name, type, required, title, description };
}

function list(single: ContentField): ContentField {
  return { ...single, isList: true };
}
