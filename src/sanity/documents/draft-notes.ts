/** What a draft still lacks, for the person who writes it. Pure. */
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
  /** Names the text in `src/locales/<language>/preview.json`. */
  readonly key: NoteKey;
  /** What the text is about, where it is not clear from the key: a block's type, a slug. */
  readonly value?: string;
};

/** What can be told about a document only with the others at hand. */
export type NoteOptions = {
  /** Whether the picture or file of a reference is there. */
  readonly hasAsset: (assetId: string) => boolean;
  /** Whether a slug can be an address. */
  readonly isUsableSlug: (slug: string) => boolean;
};

/** The fields of a document as they are stored. */
export type DraftFields = Readonly<Record<string, unknown>>;

type Reference = { readonly asset?: { readonly _ref?: unknown } | null } | null | undefined;

/** Whether a stored date and time can be shown. */
export function isDate(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

/** The id of the picture or file that a field refers to; null where it refers to none. */
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

/** A note for each of the texts that is empty. */
function emptyNotes(texts: Partial<Record<NoteKey, string>>): DraftNote[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    text === "" ? [{ key: key as NoteKey }] : [],
  );
}

function slugNotes(slug: string, { isUsableSlug }: NoteOptions): DraftNote[] {
  if (slug === "") return [{ key: "slug" }];
  return isUsableSlug(slug) ? [] : [{ key: "slugUnusable", value: slug }];
}

/** What a post lacks in a language. */
export function postNotes(post: DraftFields, locale: Locale, options: NoteOptions): DraftNote[] {
  const { title, slug, coverAlt, body, attachments } = localizedPost(post, locale);
  const isThere = (field: unknown) => {
    const id = assetId(field);
    return id !== null && options.hasAsset(id);
  };
  const pictures = body.filter(({ _type }) => _type === "image");
  return [
    ...emptyNotes({ title }),
    ...slugNotes(slug, options),
    ...(isDate(post.publishedAt) ? [] : [{ key: "publishedAt" as const }]),
    ...imageNotes(post.image, coverAlt, options),
    ...(body.length === 0 ? [{ key: "body" as const }] : []),
    ...unsupportedBlockTypes(body).map((value) => ({ key: "unknownBlock" as const, value })),
    ...(pictures.every(isThere) ? [] : [{ key: "bodyImage" as const }]),
    ...(attachments.every((each) => isThere((each as { file?: unknown }).file))
      ? []
      : [{ key: "attachment" as const }]),
  ];
}

/** What a testimonial lacks in a language. */
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

/** What an employee lacks in a language. */
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
    // The picture needs no description: the name stands beside it.
    ...imageNotes(image, "-", options),
  ];
}

/** A draft on a page, and what it lacks in the page's language. */
export type DraftItem = {
  readonly kind: "post" | "testimonial" | "employee";
  readonly name: string;
  readonly notes: readonly DraftNote[];
};

/** What a page of a preview knows about drafts, as `preview` in its context. */
export type PagePreview = {
  /** Ids of the nodes in the page's language that are drafts. */
  readonly drafts: readonly string[];
  /** The drafts that are the page's own content. */
  readonly items: readonly DraftItem[];
};
