import { extname } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { AssetKind } from "./asset-references";
import type { SourceDocument } from "./read-documents";

/** Extension and media type by sharp's name of the format. */
const imageFormats: Readonly<Record<string, { extension: string; mimeType: string }>> = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  gif: { extension: "gif", mimeType: "image/gif" },
  webp: { extension: "webp", mimeType: "image/webp" },
  svg: { extension: "svg", mimeType: "image/svg+xml" },
  tiff: { extension: "tif", mimeType: "image/tiff" },
  heif: { extension: "avif", mimeType: "image/avif" },
};

const fileMimeTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  txt: "text/plain",
  csv: "text/csv",
  zip: "application/zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
};

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
 * @throws Error when an image cannot be decoded.
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
  const format = imageFormats[image.format];
  // sharp calls HEIC and AVIF "heif", but browsers display only AVIF.
  if (format === undefined || (image.format === "heif" && image.compression !== "av1")) {
    throw new Error(`the image ${path} is of a format (${image.format}) that cannot be used.`);
  }
  // The hosted service gives the size after the EXIF orientation is applied.
  const { width, height } = image.autoOrient;
  return {
    ...format,
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
  return { extension, mimeType: fileMimeTypes[extension] ?? "application/octet-stream" };
}
