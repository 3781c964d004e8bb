import sharp, { type Metadata } from "sharp";
import { pictureError, pictureFormats, type PictureFormat } from "./model/asset-formats";

/** An image that cannot be decoded: it is damaged, or arrived in part. */
export class UnreadableImage extends Error {}

/** The largest cameras' photographs; more would take a build gigabytes of memory. */
const MAX_MEGAPIXELS = 100;

/**
 * Validates that an image is of a format that the site can show, and not too large, and decodes all of it:
 * a truncated one has valid metadata.
 *
 * @throws UnreadableImage for one that cannot be decoded, Error for one that cannot be used.
 */
export async function checkImage(image: Buffer): Promise<void> {
  const metadata = await imageMetadata(image).catch((error: unknown) => {
    throw new UnreadableImage(`The file is not an image (${firstLine(error)}).`);
  });
  usableFormat(metadata);
  const { width, height } = metadata;
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

/**
 * Returns what the site calls an image's format; sharp calls HEIC and AVIF "heif".
 *
 * @throws Error for a format that the site cannot show.
 */
export function usableFormat({ format, compression }: Metadata): PictureFormat {
  const isHeic = format === "heif" && compression !== "av1";
  const usable = isHeic ? undefined : pictureFormats.get(format);
  if (usable === undefined) throw new Error(pictureError(isHeic ? "heic" : format));
  return usable;
}

/** Reads an image's metadata. Rejects also where sharp itself throws: for no content at all. */
export async function imageMetadata(image: Buffer): Promise<Metadata> {
  return await sharp(image).metadata();
}

function firstLine(error: unknown): string {
  return (error as Error).message.split("\n")[0] ?? "";
}
