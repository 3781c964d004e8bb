import sharp, { type Metadata } from "sharp";
import { pictureError, pictureFormats, type PictureFormat } from "./model/asset-formats";

/** An image that cannot be decoded: it is damaged, or arrived in part. */
export class UnreadableImage extends Error {}

/** The largest cameras' photographs; more would take a build gigabytes of memory. */
const MAX_MEGAPIXELS = 100;

/** In pixels: what WebP can have (14 bits), and browsers can decode. */
const MAX_SIDE = 16_383;

/**
 * Validates that an image is of a format that the site can show, and not too large, and decodes all of it:
 * a truncated one has valid metadata.
 *
 * @throws UnreadableImage for one that cannot be decoded, Error for one that cannot be used.
 */
export async function checkImage(image: Buffer): Promise<void> {
  const metadata = await imageMetadata(image).catch((error: unknown) => {
    if (isImageSequence(image)) throw error;
    throw new UnreadableImage(`The file is not an image (${firstLine(error)}).`);
  });
  const format = formatName(metadata);
  if (!pictureFormats.has(format)) throw new Error(pictureError(format));
  const { width, height } = metadata.autoOrient;
  if (Math.max(width, height) > MAX_SIDE) {
    throw new Error(
      `The picture has ${width} × ${height} pixels; at most ${MAX_SIDE} are possible on each side. ` +
        "Upload a smaller one.",
    );
  }
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > MAX_MEGAPIXELS) {
    throw new Error(
      `The picture has ${width} × ${height} pixels, ${Math.ceil(megapixels)} million; at most ` +
        `${MAX_MEGAPIXELS} million can be used. Upload a smaller one.`,
    );
  }
  await sharp(image, { failOn: "truncated" })
    .resize(8)
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnreadableImage(`The image is damaged (${firstLine(error)}).`);
    });
}

/** Returns sharp's name of an image's format, which calls HEIC and AVIF "heif". */
function formatName({ format, compression }: Metadata): string {
  return format === "heif" && compression !== "av1" ? "heic" : format;
}

/** Returns how an asset of an image's format is called and served, also of one that the site cannot show. */
export function pictureFormat(metadata: Metadata): PictureFormat {
  const name = formatName(metadata);
  return pictureFormats.get(name) ?? { extension: name, mimeType: `image/${name}` };
}

/**
 * Whether an image is an animation, or has several pages: the site shows the first picture only. sharp counts
 * the frames of neither PNG nor AVIF.
 */
export function hasMorePictures(image: Buffer, { format, pages = 1 }: Metadata): boolean {
  if (format === "png") return isAnimatedPng(image);
  return pages > 1 || (format === "heif" && isImageSequence(image));
}

/** Whether an animation control chunk comes before the picture's data, as the PNG specification requires. */
function isAnimatedPng(image: Buffer): boolean {
  const chunks = { signature: 8, length: 4, type: 4, checksum: 4 } as const;
  for (let at = chunks.signature; at + 8 <= image.length;) {
    const type = image.toString("latin1", at + chunks.length, at + chunks.length + chunks.type);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
    at += chunks.length + chunks.type + image.readUInt32BE(at) + chunks.checksum;
  }
  return false;
}

/** Whether the brands of an AVIF file, in its first box, are those of a sequence ("avis"). */
function isImageSequence(image: Buffer): boolean {
  if (image.toString("latin1", 4, 8) !== "ftyp") return false;
  return image.toString("latin1", 8, image.readUInt32BE(0)).includes("avis");
}

/**
 * Reads an image's metadata.
 *
 * @throws Error also where sharp itself throws: for no content at all, and an animated AVIF without a still picture.
 */
export async function imageMetadata(image: Buffer): Promise<Metadata> {
  try {
    return await sharp(image).metadata();
  } catch (error) {
    throw isImageSequence(image) ? new Error(pictureError("animated AVIF")) : error;
  }
}

function firstLine(error: unknown): string {
  return (error as Error).message.split("\n")[0] ?? "";
}
