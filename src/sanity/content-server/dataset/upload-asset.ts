import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, isAbsolute, relative, resolve } from "node:path";
import type { AssetKind, AssetReference } from "./asset-references";
import { describeUpload } from "./describe-upload";
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
