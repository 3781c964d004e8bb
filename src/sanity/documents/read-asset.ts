/** Reads references to pictures and files. Pure. */
import { unusableFormat } from "../model/asset-formats";
import type { Place } from "./finding";

/** Returns whether a referenced image or file exists. */
export type HasAsset = (assetId: string) => boolean;

type Reference = { readonly asset?: { readonly _ref?: unknown } | null } | null | undefined;

/** Returns the id of the image or file that a field refers to; null if there is none. */
export function assetId(field: unknown): string | null {
  const id = (field as Reference)?.asset?._ref;
  return typeof id === "string" && id !== "" && !(id in {}) ? id : null;
}

/**
 * Reads a cover or a portrait, or a picture in a text. It may be missing, of a format that the site cannot show, or
 * not in the dataset. The build also decodes each that it downloads (`sanity/check-image.ts`).
 */
export function readPicture(
  field: unknown,
  place: Place,
  hasAsset: HasAsset,
  key: "image" | "bodyImage" = "image",
): string | null {
  const id = assetId(field);
  if (id === null) {
    place.lacks(key, "stops");
    return null;
  }
  const format = unusableFormat(id);
  if (format !== undefined) place.lacks("imageFormat", "stops", format);
  else if (!hasAsset(id)) place.lacks(key === "image" ? "imageGone" : key, "stops");
  return id;
}

/** Reads the file of an attachment. */
export function readFile(field: unknown, place: Place, hasAsset: HasAsset): string | null {
  const id = assetId(field);
  const format = id === null ? undefined : unusableFormat(id);
  if (format !== undefined) place.lacks("fileFormat", "stops", format);
  else if (id === null || !hasAsset(id)) place.lacks("attachment", "stops");
  return id;
}
