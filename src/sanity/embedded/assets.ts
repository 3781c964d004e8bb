import { createHash } from "node:crypto";
import { lstat, readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import pMap from "p-map";
import { imageMetadata, pictureFormat } from "../check-image";
import { attachmentTypes, type PictureFormat } from "../model/asset-formats";
import { originalFilename, readAssetMap, type AssetMap } from "./asset-map";
import type { Json, JsonObject, SourceDocument } from "./documents";
import { isMissing } from "./missing-file";
import { decodedUrl } from "../../config/decoded-url";

/** A dataset's folder, and the address that it is served at. */
export interface DatasetFolder {
  /** In Sanity's import format: `data.ndjson` with its images and files beside it. */
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
  readonly file: string;
}

/** What a folder has, by decoded `_sanityAsset`. A file that cannot be an asset is the reason why. */
export type FolderAssets = ReadonlyMap<string, Asset | Error>;

/** Each file is read into memory as a whole. */
const parallelReads = 8;

/** Name of the folder, and first part of the URL path, of files of a kind. */
export function folderOf(kind: AssetKind): string {
  return `${kind}s`;
}

/**
 * Returns the asset of a `_sanityAsset`, which may be percent-encoded, or why there is none. A name may be written
 * in another Unicode normalization form than on the disk, as macOS and archives change it. Sanity's import also
 * downloads `https:` URLs; a build must not depend on the network, so they are rejected.
 */
export function findAsset(assets: FolderAssets, reference: Json): Asset | Error {
  const written = typeof reference === "string" ? [decodedUrl(reference), reference] : [];
  for (const name of written) {
    const asset = assets.get(name) ?? withSameLetters(assets, name);
    if (asset) return asset;
  }
  return new Error(
    `${JSON.stringify(reference)} is no file of the dataset folder: "image@file://./images/<name>" or ` +
      '"file@file://./files/<name>" is expected, and symbolic links are not followed.',
  );
}

function withSameLetters(assets: FolderAssets, name: string): Asset | Error | undefined {
  const normalized = name.normalize();
  return [...assets].find(([key]) => key.normalize() === normalized)?.[1];
}

/**
 * Reads the files of a folder, used or not. Symbolic links, the two folders included, are left out, as they might
 * lead out of it.
 *
 * @throws Error when its `assets.json` or one of the two folders cannot be read.
 */
export async function readAssets(folder: DatasetFolder): Promise<FolderAssets> {
  const map = await readAssetMap(folder.folder);
  const files = kinds.map(async (kind) => {
    const names = await filesIn(join(folder.folder, folderOf(kind)));
    return names.sort().map((name) => ({ kind, name }));
  });
  const assets = await pMap(
    (await Promise.all(files)).flat(),
    async ({ kind, name }) => {
      const asset = readAsset(kind, name, folder, map).catch((error: unknown) => error as Error);
      return [`${kind}@file://./${folderOf(kind)}/${name}`, await asset] as const;
    },
    { concurrency: parallelReads },
  );
  return new Map(assets);
}

async function filesIn(path: string): Promise<string[]> {
  const isFolder = await lstat(path)
    .then((stats) => stats.isDirectory())
    .catch((error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    });
  if (!isFolder) return [];
  const entries = await readdir(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/**
 * Reads a file, and creates the asset document that Sanity creates for an uploaded one. Its id follows from the
 * content, so identical files share one document.
 *
 * @throws Error when the file is gone, or cannot be an asset.
 */
async function readAsset(
  kind: AssetKind,
  name: string,
  { folder, projectId, dataset, origin }: DatasetFolder,
  map: AssetMap,
): Promise<Asset> {
  const file = join(folder, folderOf(kind), name);
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
    originalFilename: originalFilename(map, `${kind}-${sha1}`) ?? name,
    path,
    sha1hash: sha1,
    size: content.length,
    url: `${origin}/${path}`,
  };
  const reference = `${kind}@file://./${folderOf(kind)}/${encodeURIComponent(name)}`;
  return { document, reference, file };
}

/** What the asset document says of a file. */
type FileDescription = PictureFormat & {
  /** Of an image: `1600x1000`, upright. */
  readonly dimensions: string | undefined;
  readonly metadata: JsonObject | undefined;
};

/**
 * Tells what kind of file some content is.
 *
 * @param name of the file; the type of a file that is no image follows from its extension.
 * @throws Error when it is empty, or an image that cannot be decoded. Whether the site can show its format matters where
 * it is shown.
 */
export async function describeFile(
  kind: AssetKind,
  content: Buffer,
  name: string,
): Promise<FileDescription> {
  if (content.length === 0) throw new Error(`the file ${name} is empty.`);
  if (kind === "file") {
    const extension = /^\.([a-z0-9]+)$/.exec(extname(name).toLowerCase())?.[1] ?? "bin";
    const mimeType = attachmentTypes.get(extension) ?? "application/octet-stream";
    return { extension, mimeType, dimensions: undefined, metadata: undefined };
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
    ...pictureFormat(image),
    dimensions: `${width}x${height}`,
    metadata: { _type: "sanity.imageMetadata", dimensions, hasAlpha: image.hasAlpha },
  };
}
