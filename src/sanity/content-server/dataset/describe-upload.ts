import { extname } from "node:path";
import sharp, { type Metadata } from "sharp";
import { usableFormat } from "../../client/check-image";
import { attachmentTypes } from "../../model/asset-formats";
import type { AssetKind } from "./asset-references";
import type { SourceDocument } from "./read-documents";

export interface FileDescription {
  readonly extension: string;
  readonly mimeType: string;
  /** `<width>x<height>` in pixels; images only. */
  readonly size?: string;
  readonly metadata?: SourceDocument["metadata"];
}

/**
 * Tells what kind of file some content is.
 *
 * @param path as error messages name the file; a file's type follows from its extension.
 * @throws Error when an image cannot be decoded, or is of a format that the site cannot show.
 */
export async function describeUpload(
  kind: AssetKind,
  content: Buffer,
  path: string,
): Promise<FileDescription> {
  return kind === "image" ? await describeImage(content, path) : describeFile(path);
}

async function describeImage(content: Buffer, path: string): Promise<FileDescription> {
  const image = await readMetadata(content, path);
  const { extension, mimeType } = usableFormat(image);
  // The hosted service gives the size after the EXIF orientation is applied.
  const { width, height } = image.autoOrient;
  return {
    extension,
    mimeType,
    size: `${width}x${height}`,
    metadata: {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", aspectRatio: width / height, height, width },
      hasAlpha: image.hasAlpha,
    },
  };
}

async function readMetadata(content: Buffer, path: string): Promise<Metadata> {
  try {
    return await sharp(content).metadata();
  } catch (error) {
    throw new Error(`the image ${path} cannot be read (${(error as Error).message}).`);
  }
}

function describeFile(path: string): FileDescription {
  const extension = /^\.([a-z0-9]+)$/.exec(extname(path).toLowerCase())?.[1] ?? "bin";
  return { extension, mimeType: attachmentTypes.get(extension) ?? "application/octet-stream" };
}
