/**
 * The content model: document types and their fields. Plain data, because both the
 * Studio's forms and the site's GraphQL types derive from it.
 */
import { locales, type Locale } from "../../i18n/locales";
import { localFieldName } from "./local-fields";
import type { MissingKey } from "./missing-key";

/** The type of a field. `attachment` and `localeText` are the object types below. */
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

/** A field of a document or object. */
export interface ContentField {
  /** Key in the stored JSON. */
  readonly name: string;
  readonly type: FieldType;
  /** Makes the field a list of `type`. */
  readonly isList?: true;
  /**
   * What is missing if it is empty; false if it may be. A field of one language is required once the
   * post has a title or a slug in it. The site cannot rely on it: drafts, and documents written through
   * the API, may lack any field (`src/sanity/documents/document-faults.ts`).
   */
  readonly required: MissingKey | false;
  /** Label and help text in the Studio. */
  readonly title: string;
  readonly description: string;
  /** Field that a slug is generated from. */
  readonly slugSource?: string;
  /** Language of the field; absent if it serves both. */
  readonly language?: Locale;
  /** Format that the text has to have. */
  readonly format?: "email";
  /** Initial value: the current time, or the number after the highest one so far. */
  readonly initial?: "now" | "next";
}

/** A document or object type. */
export interface ContentType {
  /** `_type` in the stored JSON. */
  readonly name: string;
  readonly title: string;
  readonly fields: readonly ContentField[];
}

/** A document type, with its list in the Studio. */
export interface DocumentType extends ContentType {
  readonly pluralTitle: string;
  /** The site's order of the documents. */
  readonly order: {
    readonly title: string;
    readonly field: string;
    readonly direction: "asc" | "desc";
  };
}

const byOrder = { title: "As on the site", field: "order", direction: "asc" } as const;

const languageNames: Readonly<Record<Locale, string>> = { sv: "Swedish", en: "English" };

const localeText: ContentType = {
  name: "localeText",
  title: `Text in ${locales.map((locale) => languageNames[locale]).join(" and ")}`,
  fields: locales.map((locale) => {
    const name = languageNames[locale];
    return field(
      locale,
      "text",
      false,
      name,
      `Shown on the ${name} pages, which lack it if empty.`,
    );
  }),
};

const attachment: ContentType = {
  name: "attachment",
  title: "Attachment",
  fields: [
    field(
      "title",
      "string",
      "attachmentTitle",
      "Title",
      "The text on the card that opens the file.",
    ),
    field("file", "file", "attachment", "File", "A PDF or another file; it opens in a new tab."),
  ],
};

/**
 * A blog article. It exists in a language when it has that language's slug.
 */
const post: DocumentType = {
  name: "post",
  title: "Blog post",
  pluralTitle: "Blog posts",
  order: { title: "Newest first", field: "publishedAt", direction: "desc" },
  fields: [
    ...local("title", "string", "title", "Title", {
      sv: "Headline of the Swedish article.",
      en: "Headline of the English article.",
    }),
    ...local("slug", "slug", "slug", "Address", {
      sv: "Last part of /blog/…, a to z, 0 to 9.",
      en: "Last part of /en/blog/…",
    }).map((slug) => ({
      ...slug,
      slugSource: localFieldName("title", slug.language),
    })),
    field("image", "image", "image", "Cover image", "Shown on the card and above the article."),
    ...local("imageAltText", "string", "imageAlt", "Image description", {
      sv: "What the cover shows.",
      en: "The same in English.",
    }),
    {
      ...field(
        "publishedAt",
        "datetime",
        "publishedAt",
        "Published",
        "Shown as the date; newest first.",
      ),
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
    ...local("body", "portableText", "body", "Article", {
      sv: "The text of the Swedish article.",
      en: "The text of the English article.",
    }),
    ...local("attachments", "attachment", false, "Attachments", {
      sv: "Files to open.",
      en: "Files to open.",
    }).map(list),
  ],
};

const orderField: ContentField = {
  ...field(
    "order",
    "number",
    "order",
    "Order",
    "Lowest first; decimals fit one between two others.",
  ),
  initial: "next",
};

/** A customer's testimonial. Older documents have plain strings for `quote` and `title`. */
const testimonial: DocumentType = {
  name: "testimonial",
  title: "Testimonial",
  pluralTitle: "Testimonials",
  order: byOrder,
  fields: [
    field(
      "quote",
      "localeText",
      "quote",
      "Quote",
      "Without quotation marks. Older testimonials may hold one plain text for both languages.",
    ),
    field("name", "string", "name", "Name", "Who says it."),
    field(
      "title",
      "localeText",
      "jobTitle",
      "Job title",
      "Older testimonials may hold one plain text for both languages.",
    ),
    field("company", "string", "company", "Company", "Where that person works."),
    field("image", "image", "image", "Portrait", "A square picture of the face."),
    field("altText", "string", "imageAlt", "Image description", "What the portrait shows."),
    orderField,
  ],
};

/** A team member. Older documents have a plain string for `role`. */
const employee: DocumentType = {
  name: "employee",
  title: "Employee",
  pluralTitle: "Employees",
  order: byOrder,
  fields: [
    field("name", "string", "name", "Name", "First and last name."),
    field(
      "role",
      "localeText",
      "role",
      "Role",
      "Older employees may hold one plain text for both languages.",
    ),
    { ...field("email", "string", "email", "Email", "Shown as a link."), format: "email" },
    field("phoneNumber", "string", false, "Phone", "With country code. Left out when empty."),
    field("image", "image", "image", "Portrait", "A picture of the face."),
    orderField,
  ],
};

/** Every document type, in the Studio's order. */
export const documentTypes: readonly DocumentType[] = [post, testimonial, employee];

/** Every object type. */
export const objectTypes: readonly ContentType[] = [attachment, localeText];

/** Styles of Portable Text blocks. */
export const portableTextStyles = ["normal", "h2", "h3", "blockquote"] as const;

/** List types of Portable Text blocks (`listItem`). */
export const portableTextLists = ["bullet", "number"] as const;

/** Marks of a span without data. */
export const portableTextDecorators = [
  "strong",
  "em",
  "underline",
  "strike-through",
  "code",
] as const;

/** Marks of a span with data in the block's `markDefs`. */
export const portableTextAnnotations: readonly ContentType[] = [
  {
    name: "link",
    title: "Link",
    fields: [
      field("href", "url", "link", "Address", "https://…, mailto:…, or a path on this site."),
    ],
  },
];

/**
 * Objects between the blocks of a text. `image` is Sanity's image type with these fields besides `asset`;
 * it is declared inline in the text's list, not as a named type.
 */
export const portableTextObjects: readonly ContentType[] = [
  {
    name: "image",
    title: "Image",
    fields: [
      field("alt", "string", "bodyImageAlt", "Image description", "What the image shows."),
      field("caption", "string", false, "Caption", "Shown below the image."),
    ],
  },
];

function field(
  name: string,
  type: FieldType,
  required: MissingKey | false,
  title: string,
  description: string,
): ContentField {
  return { name, type, required, title, description };
}

function list(item: ContentField): ContentField {
  return { ...item, isList: true };
}

type LocalField = ContentField & { readonly language: Locale };

/** Returns one field per language. */
function local(
  name: string,
  type: FieldType,
  required: MissingKey | false,
  title: string,
  descriptions: Readonly<Record<Locale, string>>,
): readonly LocalField[] {
  return locales.map((language) => ({
    ...field(
      localFieldName(name, language),
      type,
      required,
      `${title} (${languageNames[language]})`,
      descriptions[language],
    ),
    language,
  }));
}
