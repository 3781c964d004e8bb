import { createHash } from "node:crypto";
import { access, mkdir, readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { checkImage } from "../../src/sanity/client/check-image";
import { attachmentError } from "../../src/sanity/model/asset-formats";
import { assetReference, type AssetKind } from "../../src/sanity/embedded/asset-references";
import {
  describeFile,
  folderOf,
  readAsset,
  type DatasetFolder,
} from "../../src/sanity/embedded/assets";
import type { Dataset } from "../../src/sanity/embedded/dataset";
import { writeFileAtomically } from "./write-file";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { addAsset } from "./edit-dataset";

export interface Upload {
  readonly kind: AssetKind;
  /** As the editor's computer calls the file. */
  readonly fileName: string;
  readonly content: Buffer;
}

/**
 * Stores a file in the folder. One with the same content as another is the same asset.
 *
 * @returns the dataset with the asset, and the id of its document.
 * @throws HTTPException 400 for a file that the site cannot show, 503 when the file cannot be written.
 */
export async function uploadFile(
  folder: DatasetFolder,
  dataset: Dataset,
  upload: Upload,
): Promise<{ readonly after: Dataset; readonly id: string }> {
  const known = await findAsset(upload, dataset);
  if (known !== undefined) return { after: dataset, id: known };
  try {
    const reference = await storeFile(folder, upload);
    const asset = await readAsset(reference, folder);
    return { after: addAsset(dataset, reference, asset), id: asset.document._id };
  } catch (error) {
    throw uploadError(error);
  }
}

/** Returns the id of the asset that has this content already, if its file is still there. */
async function findAsset(upload: Upload, { assets }: Dataset): Promise<string | undefined> {
  const sha1 = createHash("sha1").update(upload.content).digest("hex");
  const known = [...assets.values()].find(
    (asset) => asset.sha1 === sha1 && asset.document._id.startsWith(`${upload.kind}-`),
  );
  const isThere =
    known &&
    (await access(known.file).then(
      () => true,
      () => false,
    ));
  return isThere ? known.document._id : undefined;
}

/** Writes a file into the folder of its kind, under a name of its own. @returns its `_sanityAsset`. */
async function storeFile(
  { folder }: DatasetFolder,
  { kind, fileName, content }: Upload,
): Promise<string> {
  const { extension } = await describeFile(kind, content, fileName);
  if (kind === "image") await checkImage(content);
  const error = kind === "file" ? attachmentError(extension) : undefined;
  if (error !== undefined) throw new Error(error);
  const path = join(folder, folderOf(kind));
  await mkdir(path, { recursive: true });
  const name = await freeName(path, cleanName(fileName) || kind, extension);
  await writeFileAtomically(join(path, name), content);
  return assetReference(kind, `${folderOf(kind)}/${name}`);
}

/** `Årets bild (1).PNG` → `arets-bild-1` */
function cleanName(fileName: string): string {
  return basename(fileName, extname(fileName))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
}

async function freeName(folder: string, stem: string, extension: string): Promise<string> {
  // Some systems take no account of capitals.
  const taken = new Set((await readdir(folder)).map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? "" : `-${number}`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}

/** Errors of the file system have a code; others are about the content. */
function uploadError(error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined
    ? requestError(400, message)
    : requestError(503, `The file cannot be written: ${message}`);
}
