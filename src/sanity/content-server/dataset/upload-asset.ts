import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, extname, isAbsolute, relative, resolve } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { AssetKind, AssetReference } from "./asset-references";
import type { SourceDocument } from "./read-documents";

/** Where files are uploaded from, and served. */
export interface UploadTarget {
  readonly folder: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  /** Remembers the assets of files that stay as they are, for folders that are loaded again and again. */
  readonly knownFiles?: Map<string, KnownFile>;
}

interface KnownFile {
  /** Size, time and inode; another one means that the file was written. */
  readonly state: string;
  readonly asset: UploadedAsset;
}

/** A file that the server sends. */
export interface ServedFile {
  readonly file: string;
  readonly sha1: string;
  readonly mimeType: string;
}

/** An asset document with its file. */
export interface UploadedAsset {
  readonly document: SourceDocument;
  /** URL path, with a leading slash. */
  readonly path: string;
  readonly served: ServedFile;
}

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

/**
 * Creates the asset document that the hosted service creates for an uploaded file. Its id comes from the
 * content, so identical files share one document.
 *
 * @throws Error when the path leaves the folder, the file is missing, or an image cannot be decoded.
 */
export async function uploadAsset(
  reference: AssetReference,
  target: UploadTarget,
): Promise<UploadedAsset> {
  const file = await locate(reference.path, target.folder);
  const { knownFiles } = target;
  if (knownFiles === undefined) return await readAsset(reference, file, target);
  const { size, mtimeMs, ctimeMs, ino } = await stat(file);
  const state = [size, mtimeMs, ctimeMs, ino].join(" ");
  const key = `${reference.kind}@${file}`;
  const known = knownFiles.get(key);
  if (known?.state === state) return known.asset;
  const asset = await readAsset(reference, file, target);
  knownFiles.set(key, { state, asset });
  return asset;
}

async function readAsset(
  reference: AssetReference,
  file: string,
  target: UploadTarget,
): Promise<UploadedAsset> {
  const content = await readFile(file).catch((error: unknown) => {
    throw unreadable(reference.path, error);
  });
  const sha1 = createHash("sha1").update(content).digest("hex");
  const isImage = reference.kind === "image";
  const description = await describeUpload(reference.kind, content, reference.path);
  const { extension, mimeType, size, metadata } = description;
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

/** Name of the folder, and first part of the URL path, of files of a kind. */
export function folderOf(kind: AssetKind): string {
  return kind === "image" ? "images" : "files";
}

/** Returns the real path of a file in the folder. Symbolic links count as their targets. */
async function locate(path: string, folder: string): Promise<string> {
  const file = resolve(folder, path);
  if (isOutside(folder, file)) {
    throw new Error(`the path ${path} leads out of the dataset folder.`);
  }
  const realPaths = Promise.all([realpath(folder), realpath(file)]);
  const [realFolder, realFile] = await realPaths.catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (isOutside(realFolder, realFile)) {
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

function isOutside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path === "" || /^\.\.([\\/]|$)/.test(path) || isAbsolute(path);
}

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
