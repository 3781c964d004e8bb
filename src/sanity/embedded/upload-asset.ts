import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { basename, extname, isAbsolute, relative, resolve } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { AssetKind, AssetReference } from "./asset-references";
import type { SourceDocument } from "./read-documents";

/** Where uploaded assets will be found. */
export interface UploadTarget {
  readonly folder: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Origin of the server, without a slash at the end. */
  readonly origin: string;
}

/** A file the server answers with, by the path of its address. */
export interface ServedFile {
  readonly file: string;
  readonly sha1: string;
  readonly mimeType: string;
}

/** An asset document with the file behind it. */
export interface UploadedAsset {
  readonly document: SourceDocument;
  /** Path of the address, with a slash first. */
  readonly path: string;
  readonly served: ServedFile;
}

/** Extension and media type by the name that sharp has for a format. */
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

/**
 * Makes the document that the hosted service makes of an uploaded file. Its id comes from the
 * content, so one content has one document whatever its files are called.
 *
 * @throws Error when the path leaves the folder, the file is missing, or an image is none.
 */
export async function uploadAsset(
  reference: AssetReference,
  target: UploadTarget,
): Promise<UploadedAsset> {
  const file = await locate(reference.path, target.folder);
  const content = await readFile(file).catch((error: unknown) => {
    throw unreadable(reference.path, error);
  });
  const sha1 = createHash("sha1").update(content).digest("hex");
  const isImage = reference.kind === "image";
  const described = isImage
    ? await describeImage(content, reference.path)
    : describeFile(reference.path);
  const { extension, mimeType, size, metadata } = described;
  const name = size === undefined ? sha1 : `${sha1}-${size}`;
  const path = `${folderOf(reference.kind)}/${target.projectId}/${target.dataset}/${name}.${extension}`;
  return {
    path: `/${path}`,
    served: { file, sha1, mimeType },
    document: {
      _id: `${reference.kind}-${name}-${extension}`,
      _type: isImage ? "sanity.imageAsset" : "sanity.fileAsset",
      assetId: sha1,
      extension,
      ...(metadata === undefined ? {} : { metadata }),
      mimeType,
      originalFilename: basename(reference.path),
      path,
      sha1hash: sha1,
      size: content.byteLength,
      url: `${target.origin}/${path}`,
    },
  };
}

function folderOf(kind: AssetKind): string {
  return kind === "image" ? "images" : "files";
}

/** The real path of a file of the folder. Symbolic links count as the place they lead to. */
async function locate(path: string, folder: string): Promise<string> {
  const file = resolve(folder, path);
  if (leaves(folder, file)) {
    throw new Error(`the path ${path} leads out of the dataset folder.`);
  }
  const places = Promise.all([realpath(folder), realpath(file)]);
  const [realFolder, realFile] = await places.catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (leaves(realFolder, realFile)) {
    throw new Error(`the path ${path} leads out of the dataset folder.`);
  }
  return realFile;
}

function unreadable(path: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  return new Error(
    code === "ENOENT"
      ? `the file ${path} is missing in the dataset folder.`
      : `the file ${path} cannot be read (${message}).`,
  );
}

function leaves(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way === "" || /^\.\.([\\/]|$)/.test(way) || isAbsolute(way);
}

interface Described {
  readonly extension: string;
  readonly mimeType: string;
  /** `<width>x<height>` in pixels; images only. */
  readonly size?: string;
  readonly metadata?: SourceDocument["metadata"];
}

async function describeImage(content: Buffer, path: string): Promise<Described> {
  const found = await readMetadata(content, path);
  const format = imageFormats[found.format];
  // HEIC photographs and AVIF share sharp's name for the container; only the latter can be used.
  if (format === undefined || (found.format === "heif" && found.compression !== "av1")) {
    throw new Error(`the image ${path} is of a kind (${found.format}) that cannot be used.`);
  }
  // The hosted service gives the size as it is seen, after the turn that the camera noted down.
  const { width, height } = found.autoOrient;
  return {
    ...format,
    size: `${width}x${height}`,
    metadata: {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", aspectRatio: width / height, height, width },
      hasAlpha: found.hasAlpha,
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

function describeFile(path: string): Described {
  const extension = /^\.([a-z0-9]+)$/.exec(extname(path).toLowerCase())?.[1] ?? "bin";
  return { extension, mimeType: fileMimeTypes[extension] ?? "application/octet-stream" };
}
