/** What is wrong with a document: one set of rules for the Studio, previews and the build. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import type preview from "../../locales/sv/preview.json";
import { localFieldName } from "../model/local-fields";
import { unusableFormat } from "../model/asset-formats";
import { slugProblem } from "../model/slug-rules";
import { cleanBlocks, type CleanBlock } from "./clean-blocks";
import { localizedText, objectsOf, plainText } from "./localize";
import { unsupportedContent } from "./unsupported-content";

/** Key of a text in `src/locales/<language>/preview.json`. */
export type ProblemKey = keyof (typeof preview)["missing"];

export type Problem = {
  readonly key: ProblemKey;
  /** The address, format or unsupported type that the problem is about. */
  readonly value?: string;
  /** Where it is in the document, as Sanity's validation names it. */
  readonly path: readonly (string | number | { readonly _key: string })[];
  /** The language whose pages lack it; absent: the pages of all. */
  readonly language?: Locale;
  /** Whether the document can be published all the same. */
  readonly isMinor?: true;
};

/** The stored fields of a document. */
export type StoredFields = Readonly<Record<string, unknown>>;

type Place = Pick<Problem, "path" | "language">;

/** Returns whether a referenced image or file exists. */
export type HasAsset = (assetId: string) => boolean;

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

/** Sanity's editor leaves an empty block in a text that was cleared. */
function isEmptyBlock({ _type, children }: CleanBlock): boolean {
  return (
    _type === "block" &&
    (children as readonly StoredFields[]).every(
      ({ _type: type, text }) => type === "span" && plainText(text) === "",
    )
  );
}

const at = (...path: Place["path"]): Place => ({ path });

function inside(place: Place, ...path: Place["path"]): Place {
  return { ...place, path: [...place.path, ...path] };
}

const missingUnless = (isPresent: boolean, key: ProblemKey, place: Place): Problem[] =>
  isPresent ? [] : [{ key, ...place }];

const missingText = (value: unknown, key: ProblemKey, place: Place): Problem[] =>
  missingUnless(plainText(value) !== "", key, place);

/**
 * What is wrong with a cover or a portrait, or with a picture in a text: there is none, the site cannot show
 * its format, or it is not in the dataset. The build also decodes each that it downloads (`sanity/check-image.ts`).
 */
function pictureProblems(
  value: unknown,
  place: Place,
  hasAsset: HasAsset,
  key: "image" | "bodyImage" = "image",
): Problem[] {
  const id = assetId(value);
  if (id === null) return [{ key, ...place }];
  const format = unusableFormat(id);
  if (format !== undefined) return [{ key: "imageFormat", value: format, ...place }];
  return missingUnless(hasAsset(id), key === "image" ? "imageGone" : key, place);
}

function fileProblems(value: unknown, place: Place, hasAsset: HasAsset): Problem[] {
  const id = assetId(value);
  const format = id === null ? undefined : unusableFormat(id);
  if (format !== undefined) return [{ key: "fileFormat", value: format, ...place }];
  return missingUnless(id !== null && hasAsset(id), "attachment", place);
}

function slugProblems(value: unknown, place: Place): Problem[] {
  const slug = plainText((value as { current?: unknown } | null | undefined)?.current);
  if (slug === "") return [{ key: "slug", ...place }];
  const key = slugProblem(slug);
  return key ? [{ key, value: slug, ...place }] : [];
}

/** A document is published with a text in one language only; older ones have one plain text for all. */
function localeTextProblems(value: unknown, key: ProblemKey, place: Place): Problem[] {
  const empty = locales.filter((locale) => localizedText(value, locale) === "");
  const isMinor = empty.length < locales.length;
  return empty.map((language) => ({ key, ...place, language, ...(isMinor && { isMinor }) }));
}

/** Checks each object of a list, which may be empty, at its place. */
function inList(
  list: unknown,
  place: Place,
  problemsOf: (item: StoredFields, place: Place) => Problem[],
): Problem[] {
  return (objectsOf(list) as readonly StoredFields[]).flatMap((item, index) => {
    const { _key } = item;
    return problemsOf(item, inside(place, typeof _key === "string" ? { _key } : index));
  });
}

function bodyProblems(value: unknown, place: Place, hasAsset: HasAsset): Problem[] {
  const blocks = cleanBlocks(value);
  const unknown = unsupportedContent(blocks).map((type): Problem => ({
    key: "unknownBlock",
    value: type,
    ...place,
    isMinor: true,
  }));
  return [
    ...missingUnless(!blocks.every(isEmptyBlock), "body", place),
    ...unknown,
    ...inList(blocks, place, (block, blockPlace) => {
      if (block._type === "image") {
        return [
          ...pictureProblems(block, blockPlace, hasAsset, "bodyImage"),
          ...missingText(block.alt, "bodyImageAlt", inside(blockPlace, "alt")),
        ];
      }
      return inList(block.markDefs, inside(blockPlace, "markDefs"), ({ _type, href }, markPlace) =>
        _type === "link" ? missingText(href, "link", inside(markPlace, "href")) : [],
      );
    }),
  ];
}

function attachmentProblems(value: unknown, place: Place, hasAsset: HasAsset): Problem[] {
  return inList(value, place, ({ title, file }, itemPlace) => [
    ...missingText(title, "attachmentTitle", inside(itemPlace, "title")),
    ...fileProblems(file, inside(itemPlace, "file"), hasAsset),
  ]);
}

function postProblems(post: StoredFields, hasAsset: HasAsset): Problem[] {
  /** Checks a field that a post has once for each language. */
  const inEach = (
    name: string,
    problemsOf: (value: unknown, place: Place, hasAsset: HasAsset) => Problem[],
  ): Problem[] =>
    locales.flatMap((language) => {
      const field = localFieldName(name, language);
      return problemsOf(post[field], { path: [field], language }, hasAsset);
    });
  return [
    ...inEach("title", (value, place) => missingText(value, "title", place)),
    ...inEach("slug", slugProblems),
    ...pictureProblems(post.image, at("image"), hasAsset),
    ...inEach("imageAltText", (value, place) => missingText(value, "imageAlt", place)),
    ...missingUnless(isDate(post.publishedAt), "publishedAt", at("publishedAt")),
    ...inEach("body", bodyProblems),
    ...inEach("attachments", attachmentProblems),
  ];
}

function testimonialProblems(testimonial: StoredFields, hasAsset: HasAsset): Problem[] {
  const { quote, name, title, company, image, altText, order } = testimonial;
  return [
    ...localeTextProblems(quote, "quote", at("quote")),
    ...missingText(name, "name", at("name")),
    ...localeTextProblems(title, "jobTitle", at("title")),
    ...missingText(company, "company", at("company")),
    ...pictureProblems(image, at("image"), hasAsset),
    ...missingText(altText, "imageAlt", at("altText")),
    ...missingUnless(typeof order === "number", "order", at("order")),
  ];
}

function employeeProblems(employee: StoredFields, hasAsset: HasAsset): Problem[] {
  const { name, role, email, image, order } = employee;
  return [
    ...missingText(name, "name", at("name")),
    ...localeTextProblems(role, "role", at("role")),
    ...missingText(email, "email", at("email")),
    ...pictureProblems(image, at("image"), hasAsset),
    ...missingUnless(typeof order === "number", "order", at("order")),
  ];
}

const problemsByType = new Map([
  ["post", postProblems],
  ["testimonial", testimonialProblems],
  ["employee", employeeProblems],
]);

/**
 * Lists what a document lacks in each language, whether it is meant to exist in it or not: the reader
 * knows which languages count.
 *
 * @param typeName a type that the site does not show lacks nothing.
 * @param hasAsset by default, every asset that is referred to exists: Sanity deletes none in use.
 */
export function documentProblems(
  typeName: string,
  document: StoredFields,
  hasAsset: HasAsset = () => true,
): Problem[] {
  return problemsByType.get(typeName)?.(document, hasAsset) ?? [];
}

/** What a preview says of a problem. */
export type DraftProblem = Pick<Problem, "key" | "value">;

/** Returns the problems that concern a language, the same ones once. */
export function problemsIn(problems: readonly Problem[], locale: Locale): DraftProblem[] {
  const found = problems
    .filter((problem) => concerns(problem, locale))
    .map(({ key, value }) => [`${key} ${value}`, { key, ...(value && { value }) }] as const);
  return [...new Map(found).values()];
}

/** Returns whether pages in a language show the problem. */
export function concerns({ language }: Problem, locale: Locale): boolean {
  return language === undefined || language === locale;
}
