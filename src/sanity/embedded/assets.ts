import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import pMap from "p-map";
import { imageMetadata, usableFormat } from "../check-image";
import { attachmentTypes } from "../model/asset-formats";
import type { Json, SourceDocument } from "./documents";

/** A dataset's folder, and the address that it is served at. */
export interface DatasetFolder {
  readonly folder: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
}

/** Key of a reference to a file of the folder, in Sanity's import format: `image@file://./images/a.png`. */
export const referenceKey = "_sanityAsset";

const kinds = ["image", "file"] as const;

export type AssetKind = (typeof kinds)[number];

/** A file of the folder with its asset document. */
export interface Asset {
  readonly document: SourceDocument & {
    readonly sha1hash: string;
    readonly mimeType: string;
    /** Of its URL, without a leading slash. */
    readonly path: string;
  };
  /** Its `_sanityAsset`. */
  readonly reference: string;
  /** When the file was written: UTC time in ISO 8601. */
  readonly writtenAt: string;
  /** Size, time and inode; another one means that the file was written. */
  readonly state: string;
  readonly file: string;
}

/** What a folder has, by `assetKey`. A file that cannot be an asset is the reason why. */
export type Assets = ReadonlyMap<string, Asset | Error>;

/** Each file is read into memory as a whole. */
const parallelReads = 8;

/** Name of the folder, and first part of the URL path, of files of a kind. */
export function folderOf(kind: AssetKind): string {
  return `${kind}s`;
}

/** Returns the key of a `_sanityAsset`, which may be percent-encoded. */
function assetKey(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

/**
 * Returns the asset of a `_sanityAsset`.
 *
 * @throws Error when it names no file in the folders of images and files, or one that cannot be an asset.
 * Sanity's import also downloads `https:` URLs; a build must not depend on the network, so they are rejected.
 */
export function findAsset(assets: Assets, reference: Json): Asset {
  const asset = typeof reference === "string" ? assets.get(assetKey(reference)) : undefined;
  if (asset instanceof Error) throw asset;
  if (asset) return asset;
  throw new Error(
    `${JSON.stringify(reference)} is no file of the dataset folder: "image@file://./images/<name>" or ` +
      '"file@file://./files/<name>" is expected.',
  );
}

/** Returns the assets that can be used. Several files with one content are one asset. */
export function usableAssets(assets: Assets): Asset[] {
  return [...assets.values()].filter((asset): asset is Asset => !(asset instanceof Error));
}

/**
 * Reads the files of a folder, used or not. Symbolic links are left out, as they might lead out of it.
 *
 * @param known the assets as they were when the folder was read last; an unchanged file is not read again.
 */
export async function readAssets(folder: DatasetFolder, known?: Assets): Promise<Assets> {
  const files = kinds.map(async (kind) => {
    const path = join(folder.folder, folderOf(kind));
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    return names
      .filter((name) => !name.startsWith("."))
      .sort()
      .map((name) => ({ kind, name }));
  });
  const assets = await pMap(
    (await Promise.all(files)).flat(),
    async ({ kind, name }) => {
      const reference = `${kind}@file://./${folderOf(kind)}/${encodeURIComponent(name)}`;
      const before = known?.get(assetKey(reference));
      const asset = readAsset(kind, name, reference, folder, before);
      return [assetKey(reference), await asset.catch((error: unknown) => error as Error)] as const;
    },
    { concurrency: parallelReads },
  );
  return new Map(assets);
}

/**
 * Creates the asset document that Sanity creates for an uploaded file. Its id follows from the content, so
 * identical files share one document.
 *
 * @throws Error when the file is gone, or an image cannot be used.
 */
async function readAsset(
  kind: AssetKind,
  name: string,
  reference: string,
  { folder, projectId, dataset, origin }: DatasetFolder,
  known: Asset | Error | undefined,
): Promise<Asset> {
  const file = join(folder, folderOf(kind), name);
  const { size, mtime, ctimeMs, ino } = await stat(file);
  const state = [size, mtime.getTime(), ctimeMs, ino].join(" ");
  if (known && "state" in known && known.state === state) return known;
  const content = await readFile(file);
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
    originalFilename: name,
    path,
    sha1hash: sha1,
    size,
    url: `${origin}/${path}`,
  };
  return { document, reference, writtenAt: mtime.toISOString(), state, file };
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
 * @param name of the file; the type of a file that is no image follows from its extension.
 * @throws Error when an image cannot be decoded, or is of a format that the site cannot show.
 */
export async function describeFile(
  kind: AssetKind,
  content: Buffer,
  name: string,
): Promise<FileDescription> {
  if (kind === "file") {
    const extension = /^\.([a-z0-9]+)$/.exec(extname(name).toLowerCase())?.[1] ?? "bin";
    return { extension, mimeType: attachmentTypes.get(extension) ?? "application/octet-stream" };
  }
  const image = await imageMetadata(content).catch((error: unknown) => {
    throw new Error(`the image ${name} cannot be read (${(error as Error).message}).`);
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
