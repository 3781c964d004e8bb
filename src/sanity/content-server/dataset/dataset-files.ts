/** The image and file folders of a dataset, where an upload waits for a document that uses it. */
import { mkdir, readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { checkImage } from "../../client/check-image";
import { attachmentError } from "../../model/asset-formats";
import { parseAssetReference, type AssetKind } from "./asset-references";
import { describeUpload } from "./describe-upload";
import type { Json } from "./read-documents";
import { folderOf, uploadAsset, type UploadedAsset, type UploadTarget } from "./upload-asset";
import { writeFileAtomically } from "./write-file";

const kinds: readonly AssetKind[] = ["image", "file"];

/** Returns the `_sanityAsset` of a file in the folder of its kind. */
export function referenceOf(kind: AssetKind, name: string): string {
  return `${kind}@file://./${folderOf(kind)}/${encodeURIComponent(name)}`;
}

/**
 * Returns the assets of files that no document uses. Files that cannot be one, such as a folder's hidden
 * files, are passed over: a build does not read them either.
 */
export async function unreferencedFiles(
  used: ReadonlyMap<Json, UploadedAsset>,
  target: UploadTarget,
): Promise<Map<Json, UploadedAsset>> {
  const known = new Set(
    [...used.keys()].map((reference) => join(target.folder, parseAssetReference(reference).path)),
  );
  const found = new Map<Json, UploadedAsset>();
  for (const kind of kinds) {
    const folder = join(target.folder, folderOf(kind));
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      if (name.startsWith(".") || known.has(join(folder, name))) continue;
      const reference = referenceOf(kind, name);
      const asset = await uploadAsset(parseAssetReference(reference), target).catch(
        () => undefined,
      );
      if (asset) found.set(reference, asset);
    }
  }
  return found;
}

/**
 * Writes an uploaded file into the folder of its kind, under a name of its own.
 *
 * @param fileName as the editor's computer calls the file.
 * @returns its `_sanityAsset` and the asset.
 * @throws Error when the site cannot show the file, an image is damaged, or the file cannot be written.
 */
export async function storeFile(
  kind: AssetKind,
  fileName: string,
  content: Buffer,
  target: UploadTarget,
): Promise<readonly [string, UploadedAsset]> {
  const { extension } = await describeUpload(kind, content, fileName);
  if (kind === "image") await checkImage(content);
  const error = kind === "file" ? attachmentError(extension) : undefined;
  if (error !== undefined) throw new Error(error);
  const folder = join(target.folder, folderOf(kind));
  await mkdir(folder, { recursive: true });
  const name = await freeName(folder, cleanName(fileName, kind), extension);
  await writeFileAtomically(join(folder, name), content);
  const reference = referenceOf(kind, name);
  return [reference, await uploadAsset(parseAssetReference(reference), target)];
}

/** `Årets bild (1).PNG` → `arets-bild-1` */
function cleanName(fileName: string, kind: AssetKind): string {
  const stem = basename(fileName, extname(fileName));
  const clean = stem
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
  return clean === "" ? kind : clean;
}

async function freeName(folder: string, stem: string, extension: string): Promise<string> {
  // Some systems take no account of capitals.
  const taken = new Set((await readdir(folder)).map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? "" : `-${number}`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}
