/** Reads references to pictures and files. Pure. */
import { unusableFormat } from "../model/asset-formats";
import type { Place } from "./finding";
import { isCropUnusable } from "./picture-area";
import { croppedSize, parsePictureId, pictureFocus, pictureId, type Size } from "./picture-id";

/** Returns whether a referenced image or file exists. */
export type HasAsset = (assetId: string) => boolean;

type Reference = { readonly asset?: { readonly _ref?: unknown } | null } | null | undefined;

/** Returns the id of the image or file that a field refers to; null if there is none. */
export function assetId(field: unknown): string | null {
  const id = (field as Reference)?.asset?._ref;
  return typeof id === "string" && id !== "" && !(id in {}) ? id : null;
}

type PictureRules = {
  /** What is found where there is no picture. */
  readonly key?: "image" | "bodyImage";
  /** Width divided by height of the place, which the picture is cut to. */
  readonly aspectRatio?: number;
};

/**
 * Reads a cover or a portrait, or a picture in a text. It may be missing, of a format that the site cannot show, or
 * not in the dataset. The build also decodes each that it downloads (`sanity/check-image.ts`).
 *
 * @returns its id with its crop and hotspot (`picture-id.ts`).
 */
export function readPicture(
  field: unknown,
  place: Place,
  hasAsset: HasAsset,
  { key = "image", aspectRatio }: PictureRules = {},
): string | null {
  const id = assetId(field);
  if (id === null) {
    place.reportRequired(key, "stops");
    return null;
  }
  const format = unusableFormat(id);
  if (format !== undefined) place.reportRequired("imageFormat", "stops", format);
  else if (!hasAsset(id)) place.reportRequired(key === "image" ? "imageGone" : key, "stops");
  if (isCropUnusable(field)) place.report("imageCrop", "shown");
  return pictureId(id, field, aspectRatio);
}

/** Width divided by height that a cover is cut to. */
const COVER_ASPECT_RATIO = 1.6;

/** In pixels: a cover is 1,000 wide on an article's page, and shared at 1,200, which social networks recommend. */
const MIN_COVER_WIDTH = 1_200;

/** Width divided by height of the widest place, as a cover is cut, and of the highest, the shared image's panel. */
const EXTREME_SHAPES = { widest: COVER_ASPECT_RATIO, highest: 500 / 534 } as const;

/** Of a side of a cover, the least that has to be seen in each place: with less, heads are cut off. */
const MIN_SEEN = 1 / 3;

function reportSmall({ width, height }: Size, place: Place): void {
  if (width < MIN_COVER_WIDTH) place.report("coverSmall", "shown", `${width} × ${height}`);
}

/** Reads a cover. With a hotspot, its editor has said what has to be seen. */
export function readCover(field: unknown, place: Place, hasAsset: HasAsset): string | null {
  const id = readPicture(field, place, hasAsset, { aspectRatio: COVER_ASPECT_RATIO });
  const asset = id === null ? "" : parsePictureId(id).assetId;
  const isUsable = unusableFormat(asset) === undefined && hasAsset(asset);
  const size = id !== null && isUsable ? croppedSize(id) : undefined;
  if (id === null || !size) return id;
  const { width, height } = size;
  reportSmall(size, place);
  const ratio = width / height;
  const isExtreme =
    ratio < EXTREME_SHAPES.widest * MIN_SEEN || ratio > EXTREME_SHAPES.highest / MIN_SEEN;
  if (isExtreme && !pictureFocus(id)) place.report("coverShape", "shown", `${width} × ${height}`);
  return id;
}

/** Width divided by height that social networks recommend for a picture of a link. */
const SHARED_ASPECT_RATIO = 1200 / 630;

/** Reads the picture that is shown where an article is shared; null without one. */
export function readSharePicture(field: unknown, place: Place, hasAsset: HasAsset): string | null {
  if (assetId(field) === null) return null;
  const id = readPicture(field, place, hasAsset, { aspectRatio: SHARED_ASPECT_RATIO });
  const size = id === null ? undefined : croppedSize(id);
  if (size) reportSmall(size, place);
  return id;
}

/** Reads the file of an attachment. */
export function readFile(field: unknown, place: Place, hasAsset: HasAsset): string | null {
  const id = assetId(field);
  const format = id === null ? undefined : unusableFormat(id);
  if (format !== undefined) place.reportRequired("fileFormat", "stops", format);
  else if (id === null || !hasAsset(id)) place.reportRequired("attachment", "stops");
  return id;
}
