/** What a document lacks: one set of rules for the Studio, previews and the build. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import {
  documentTypes,
  objectTypes,
  portableTextAnnotations,
  portableTextObjects,
  type ContentField,
  type ContentType,
} from "../model/content-model";
import { unusableFormat } from "../model/asset-formats";
import type { MissingKey } from "../model/missing-key";
import { slugFault } from "../model/slug-rules";
import { cleanBlocks, type CleanBlock } from "./clean-blocks";
import { localizedText, objectsOf, plainText, type LocaleText } from "./localize";
import { unsupportedBlockTypes } from "./unsupported-content";

/** Key of a text in `src/locales/<language>/preview.json`. */
export type FaultKey =
  | MissingKey
  | "slugUnusable"
  | "slugReserved"
  | "imageGone"
  | "imageFormat"
  | "fileFormat"
  | "unknownBlock";

export type Fault = {
  readonly key: FaultKey;
  /** The address, format or block type that the fault is about. */
  readonly value?: string;
  /** Where it is in the document, as Sanity's validation names it. */
  readonly path: readonly (string | number | { readonly _key: string })[];
  /** The language whose pages lack it; absent: the pages of all. */
  readonly language?: Locale;
  /** Whether the document can be published all the same. */
  readonly isNote?: true;
};

/** The stored fields of a document. */
export type StoredFields = Readonly<Record<string, unknown>>;

type Place = Pick<Fault, "path" | "language">;

/** Returns whether a referenced image or file exists. */
type HasAsset = (assetId: string) => boolean;

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

function below({ path, language }: Place, item: object, index: number): Place {
  const { _key } = item as StoredFields;
  const segment = typeof _key === "string" ? { _key } : index;
  return { path: [...path, segment], ...(language && { language }) };
}

function inside({ path, language }: Place, name: string): Place {
  return { path: [...path, name], ...(language && { language }) };
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

function isEmpty(type: ContentField["type"], value: unknown): boolean {
  if (type === "number") return typeof value !== "number";
  return type === "datetime" ? !isDate(value) : plainText(value) === "";
}

function assetFaults(value: unknown, key: MissingKey, place: Place, hasAsset: HasAsset): Fault[] {
  const id = assetId(value);
  const format = id === null ? undefined : unusableFormat(id);
  if (format !== undefined) {
    return [{ key: key === "attachment" ? "fileFormat" : "imageFormat", value: format, ...place }];
  }
  if (id !== null && hasAsset(id)) return [];
  return [{ key: id !== null && key === "image" ? "imageGone" : key, ...place }];
}

function slugFaults(value: unknown, key: MissingKey, place: Place): Fault[] {
  const slug = plainText((value as { current?: unknown } | null | undefined)?.current);
  if (slug === "") return [{ key, ...place }];
  const fault = slugFault(slug);
  return fault ? [{ key: fault, value: slug, ...place }] : [];
}

/** A document is published with a text in one language only; older ones have one plain text for all. */
function localeTextFaults(value: unknown, key: MissingKey, place: Place): Fault[] {
  const empty = locales.filter((locale) => localizedText(value as LocaleText, locale) === "");
  const isNote = empty.length < locales.length;
  return empty.map((language) => ({ key, ...place, language, ...(isNote && { isNote }) }));
}

function objectFaults(
  type: ContentType | undefined,
  object: object,
  place: Place,
  hasAsset: HasAsset,
): Fault[] {
  return (type?.fields ?? []).flatMap((field) =>
    fieldFaults(field, (object as StoredFields)[field.name], inside(place, field.name), hasAsset),
  );
}

function blockFaults(block: CleanBlock, place: Place, hasAsset: HasAsset): Fault[] {
  const type = portableTextObjects.find(({ name }) => name === block._type);
  if (type) {
    return [
      ...assetFaults(block, "bodyImage", place, hasAsset),
      ...objectFaults(type, block, place, hasAsset),
    ];
  }
  return objectsOf(block.markDefs).flatMap((mark, index) => {
    const annotation = portableTextAnnotations.find(
      ({ name }) => name === (mark as CleanBlock)._type,
    );
    return objectFaults(annotation, mark, below(inside(place, "markDefs"), mark, index), hasAsset);
  });
}

function textFaults(value: unknown, key: MissingKey, place: Place, hasAsset: HasAsset): Fault[] {
  const blocks = cleanBlocks(value);
  return [
    ...(blocks.every(isEmptyBlock) ? [{ key, ...place }] : []),
    ...unsupportedBlockTypes(blocks).map((type): Fault => ({
      key: "unknownBlock",
      value: type,
      ...place,
      isNote: true,
    })),
    ...blocks.flatMap((block, index) => blockFaults(block, below(place, block, index), hasAsset)),
  ];
}

function fieldFaults(
  { type, required: key, isList }: ContentField,
  value: unknown,
  place: Place,
  hasAsset: HasAsset,
): Fault[] {
  if (isList) {
    const itemType = objectTypes.find(({ name }) => name === type);
    return objectsOf(value).flatMap((item, index) =>
      objectFaults(itemType, item, below(place, item, index), hasAsset),
    );
  }
  if (key === false) return [];
  if (type === "image" || type === "file") return assetFaults(value, key, place, hasAsset);
  if (type === "slug") return slugFaults(value, key, place);
  if (type === "localeText") return localeTextFaults(value, key, place);
  if (type === "portableText") return textFaults(value, key, place, hasAsset);
  return isEmpty(type, value) ? [{ key, ...place }] : [];
}

/**
 * Lists what a document lacks in each language, whether it is meant to exist in it or not: the reader
 * knows which languages count.
 *
 * @param typeName a type outside the content model lacks nothing.
 * @param hasAsset by default, every asset that is referred to exists: Sanity deletes none in use.
 */
export function documentFaults(
  typeName: string,
  document: StoredFields,
  hasAsset: HasAsset = () => true,
): Fault[] {
  const fields = documentTypes.find(({ name }) => name === typeName)?.fields ?? [];
  return fields.flatMap((field) => {
    const place = { path: [field.name], ...(field.language && { language: field.language }) };
    return fieldFaults(field, document[field.name], place, hasAsset);
  });
}

/** Returns whether pages in a language show the fault. */
export function concerns({ language }: Fault, locale: Locale): boolean {
  return language === undefined || language === locale;
}
