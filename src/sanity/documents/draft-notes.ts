/** Notes for editors on what a draft still lacks. Pure. */
import type { Locale } from "../../i18n/locales";
import { localizedPost, localizedText, plainText } from "./localize";
import { unsupportedBlockTypes } from "./unsupported-content";

export type NoteKey =
  | "title"
  | "slug"
  | "slugUnusable"
  | "image"
  | "imageGone"
  | "imageAlt"
  | "publishedAt"
  | "body"
  | "unknownBlock"
  | "bodyImage"
  | "attachment"
  | "quote"
  | "name"
  | "jobTitle"
  | "company"
  | "role"
  | "email";

export type DraftNote = {
  /** Key of the text in `src/locales/<language>/preview.json`. */
  readonly key: NoteKey;
  /** The block type or slug that the note is about. */
  readonly value?: string;
};

/** Checks that need more than the document itself. */
export type NoteOptions = {
  /** Returns whether a referenced image or file exists. */
  readonly hasAsset: (assetId: string) => boolean;
  /** Returns whether a slug can be part of a URL. */
  readonly isUsableSlug: (slug: string) => boolean;
};

/** The stored fields of a document. */
export type DraftFields = Readonly<Record<string, unknown>>;

type Reference = { readonly asset?: { readonly _ref?: unknown } | null } | null | undefined;

/** Returns whether a stored value is a valid date. */
export function isDate(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

/** Returns the id of the image or file that a field refers to; null if there is none. */
export function assetId(field: unknown): string | null {
  const id = (field as Reference)?.asset?._ref;
  return typeof id === "string" && id !== "" ? id : null;
}

function imageNotes(field: unknown, alt: string, { hasAsset }: NoteOptions): DraftNote[] {
  const id = assetId(field);
  if (id === null) return [{ key: "image" }];
  if (!hasAsset(id)) return [{ key: "imageGone" }];
  return alt === "" ? [{ key: "imageAlt" }] : [];
}

/** Returns a note for each empty text. */
function emptyNotes(texts: Partial<Record<NoteKey, string>>): DraftNote[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    text === "" ? [{ key: key as NoteKey }] : [],
  );
}

function slugNotes(slug: string, { isUsableSlug }: NoteOptions): DraftNote[] {
  if (slug === "") return [{ key: "slug" }];
  return isUsableSlug(slug) ? [] : [{ key: "slugUnusable", value: slug }];
}

/** Lists what a post lacks in a language. */
export function postNotes(post: DraftFields, locale: Locale, options: NoteOptions): DraftNote[] {
  const { title, slug, coverAlt, body, attachments } = localizedPost(post, locale);
  const exists = (field: unknown) => {
    const id = assetId(field);
    return id !== null && options.hasAsset(id);
  };
  const images = body.filter(({ _type }) => _type === "image");
  return [
    ...emptyNotes({ title }),
    ...slugNotes(slug, options),
    ...(isDate(post.publishedAt) ? [] : [{ key: "publishedAt" as const }]),
    ...imageNotes(post.image, coverAlt, options),
    ...(body.length === 0 ? [{ key: "body" as const }] : []),
    ...unsupportedBlockTypes(body).map((value) => ({ key: "unknownBlock" as const, value })),
    ...(images.every(exists) ? [] : [{ key: "bodyImage" as const }]),
    ...(attachments.every((each) => exists((each as { file?: unknown }).file))
      ? []
      : [{ key: "attachment" as const }]),
  ];
}

/** Lists what a testimonial lacks in a language. */
export function testimonialNotes(
  testimonial: DraftFields,
  locale: Locale,
  options: NoteOptions,
): DraftNote[] {
  const { quote, name, title, company, image, altText } = testimonial;
  return [
    ...emptyNotes({
      quote: localizedText(quote as string, locale),
      name: plainText(name),
      jobTitle: localizedText(title as string, locale),
      company: plainText(company),
    }),
    ...imageNotes(image, plainText(altText), options),
  ];
}

/** Lists what an employee lacks in a language. */
export function employeeNotes(
  employee: DraftFields,
  locale: Locale,
  options: NoteOptions,
): DraftNote[] {
  const { name, role, email, image } = employee;
  return [
    ...emptyNotes({
      name: plainText(name),
      role: localizedText(role as string, locale),
      email: plainText(email),
    }),
    // The image needs no description: the name is next to it.
    ...imageNotes(image, "-", options),
  ];
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
