/**
 * The content model: which documents an editor writes and which fields they have. Plain data with
 * no dependency, because the Studio derives its forms from it as well as the site its GraphQL types.
 */
import type { Locale } from "../../i18n/locales";

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
  /** The language that the field is written in; absent where it serves both. */
  readonly language?: Locale;
  /** Whether a Studio asks for it as soon as the post has a title or an address in its language. */
  readonly requiredInLanguage?: true;
  /** What the text has to look like. */
  readonly format?: "email";
  /** What a new document starts with: this moment, or the number after the highest one so far. */
  readonly initial?: "now" | "next";
}

/** A document type or an object type with its fields. */
export interface ContentType {
  /** The `_type` of the stored JSON. */
  readonly name: string;
  readonly title: string;
  readonly fields: readonly ContentField[];
}

/** A document type, and how a Studio lists its documents. */
export interface DocumentType extends ContentType {
  readonly pluralTitle: string;
  /** The order that the site shows them in. */
  readonly order: {
    readonly title: string;
    readonly field: string;
    readonly direction: "asc" | "desc";
  };
}

const byOrder = { title: "As on the site", field: "order", direction: "asc" } as const;

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
const post: DocumentType = {
  name: "post",
  title: "Blog post",
  pluralTitle: "Blog posts",
  order: { title: "Newest first", field: "publishedAt", direction: "desc" },
  fields: [
    asked("sv", "title", "string", "Title (Swedish)", "Headline of the Swedish article."),
    asked("en", "titleEn", "string", "Title (English)", "Headline of the English article."),
    {
      ...asked("sv", "slug", "slug", "Address (Swedish)", "Last part of /blog/…, a to z, 0 to 9."),
      slugSource: "title",
    },
    {
      ...asked("en", "slugEn", "slug", "Address (English)", "Last part of /en/blog/…"),
      slugSource: "titleEn",
    },
    field("image", "image", true, "Cover image", "Shown on the card and above the article."),
    asked("sv", "imageAltText", "string", "Image description (Swedish)", "What the cover shows."),
    asked("en", "imageAltTextEn", "string", "Image description (English)", "The same in English."),
    {
      ...field("publishedAt", "datetime", true, "Published", "Shown as the date; newest first."),
      initial: "now",
    },
    field(
      "metaDescription",
      "localeText",
      false,
      "Description for search engines",
      "One or two sentences. Without it, a sentence is made from the title. Older posts may hold " +
        "one plain text, which then counts for both languages.",
    ),
    asked("sv", "body", "portableText", "Article (Swedish)", "The text of the Swedish article."),
    asked("en", "bodyEn", "portableText", "Article (English)", "The text of the English article."),
    {
      ...list(field("attachments", "attachment", false, "Attachments (Swedish)", "Files to open.")),
      language: "sv",
    },
    {
      ...list(
        field("attachmentsEn", "attachment", false, "Attachments (English)", "Files to open."),
      ),
      language: "en",
    },
  ],
};

const orderField: ContentField = {
  ...field("order", "number", true, "Order", "Lowest first; decimals fit one between two others."),
  initial: "next",
};

/** What a customer says. `quote` and `title` were plain strings once and may still be. */
const testimonial: DocumentType = {
  name: "testimonial",
  title: "Testimonial",
  pluralTitle: "Testimonials",
  order: byOrder,
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
    orderField,
  ],
};

/** A member of the team. `role` was a plain string once and may still be. */
const employee: DocumentType = {
  name: "employee",
  title: "Employee",
  pluralTitle: "Employees",
  order: byOrder,
  fields: [
    field("name", "string", true, "Name", "First and last name."),
    field(
      "role",
      "localeText",
      true,
      "Role",
      "Older employees may hold one plain text for both languages.",
    ),
    { ...field("email", "string", true, "Email", "Shown as a link."), format: "email" },
    field("phoneNumber", "string", false, "Phone", "With country code. Left out when empty."),
    field("image", "image", true, "Portrait", "A picture of the face."),
    orderField,
  ],
};

/** Every document type, in the order in which an editor meets them. */
export const documentTypes: readonly DocumentType[] = [post, testimonial, employee];

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

function asked(
  language: Locale,
  name: string,
  type: FieldType,
  title: string,
  description: string,
): ContentField {
  return { ...field(name, type, false, title, description), language, requiredInLanguage: true };
}
