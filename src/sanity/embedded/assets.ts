import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, extname, isAbsolute, relative, resolve } from "node:path";
import { imageMetadata, usableFormat } from "../check-image";
import { attachmentTypes } from "../model/asset-formats";
import { parseAssetReference, type AssetKind } from "./asset-references";
import type { Json, SourceDocument } from "./documents";

/** A dataset's folder, and the address that it is served at. */
export interface DatasetFolder {
  readonly folder: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
}

/** A file of the folder with its asset document. */
export interface Asset {
  readonly document: SourceDocument;
  /** When the file was written: UTC time in ISO 8601. */
  readonly writtenAt: string;
  /** Size, time and inode; another one means that the file was written. */
  readonly state: string;
  readonly file: string;
  readonly sha1: string;
  readonly mimeType: string;
  /** URL path, with a leading slash. */
  readonly path: string;
}

/**
 * Creates the asset document that Sanity creates for an uploaded file. Its id follows from the content, so
 * identical files share one document.
 *
 * @param reference a value of `_sanityAsset`.
 * @param known the asset as it was when the folder was read last; a file that is unchanged is not read again.
 * @throws Error when the path leaves the folder, the file is missing, or an image cannot be decoded.
 */
export async function readAsset(
  reference: Json,
  { folder, projectId, dataset, origin }: DatasetFolder,
  known?: Asset,
): Promise<Asset> {
  const { kind, path: name } = parseAssetReference(reference);
  const file = await locate(name, folder);
  const { size, mtime, ctimeMs, ino } = await stat(file);
  const state = [size, mtime.getTime(), ctimeMs, ino].join(" ");
  if (known?.state === state) return known;
  const content = await readFile(file).catch((error: unknown) => {
    throw unreadable(name, error);
  });
  const sha1 = createHash("sha1").update(content).digest("hex");
  const { extension, mimeType, dimensions, metadata } = await describeFile(kind, content, name);
  const fullName = dimensions === undefined ? sha1 : `${sha1}-${dimensions}`;
  const path = `${folderOf(kind)}/${projectId}/${dataset}/${fullName}.${extension}`;
  const document = {
    _id: `${kind}-${fullName}-${extension}`,
    _type: `sanity.${kind}Asset`,
    assetId: sha1,
    extension,
    ...(metadata && { metadata }),
    mimeType,
    originalFilename: basename(name),
    path,
    sha1hash: sha1,
    size,
    url: `${origin}/${path}`,
  };
  const writtenAt = mtime.toISOString();
  return { document, writtenAt, state, file, sha1, mimeType, path: `/${path}` };
}

/** Name of the folder, and first part of the URL path, of files of a kind. */
export function folderOf(kind: AssetKind): string {
  return kind === "image" ? "images" : "files";
}

interface FileDescription {
  readonly extension: string;
  readonly mimeType: string;
  /** `<width>x<height>` in pixels; images only. */
  readonly dimensions?: string;
  readonly metadata?: SourceDocument["metadata"];
}

/**
 * Tells what kind of file some content is.
 *
 * @param path as error messages name the file; the type of a file that is no image follows from its extension.
 * @throws Error when an image cannot be decoded, or is of a format that the site cannot show.
 */
export async function describeFile(
  kind: AssetKind,
  content: Buffer,
  path: string,
): Promise<FileDescription> {
  if (kind === "file") {
    const extension = /^\.([a-z0-9]+)$/.exec(extname(path).toLowerCase())?.[1] ?? "bin";
    return { extension, mimeType: attachmentTypes.get(extension) ?? "application/octet-stream" };
  }
  const image = await imageMetadata(content).catch((error: unknown) => {
    throw new Error(`the image ${path} cannot be read (${(error as Error).message}).`);
  });
  // Sanity gives the size after the EXIF orientation is applied.
  const { width, height } = image.autoOrient;
  const dimensions = {
    _type: "sanity.imageDimensions",
    aspectRatio: width / height,
    height,
    width,
  };
  return {
    ...usableFormat(image),
    dimensions: `${width}x${height}`,
    metadata: { _type: "sanity.imageMetadata", dimensions, hasAlpha: image.hasAlpha },
  };
}

/** Returns the real path of a file in the folder. Symbolic links count as their targets. */
async function locate(path: string, folder: string): Promise<string> {
  const file = resolve(folder, path);
  const outside = new Error(`the path ${path} leads out of the dataset folder.`);
  if (isOutside(folder, file)) throw outside;
  const realPaths = Promise.all([realpath(folder), realpath(file)]);
  const [realFolder, realFile] = await realPaths.catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (isOutside(realFolder, realFile)) throw outside;
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
