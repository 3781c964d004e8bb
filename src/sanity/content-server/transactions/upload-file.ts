import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { requestError, unavailable, type HttpError } from "../http-error";
import type { AssetKind } from "../dataset/asset-references";
import { storeFile } from "../dataset/dataset-files";
import { withAssets, type EditableDataset } from "../dataset/editable-dataset";
import { type DatasetSource } from "../dataset/load-dataset";
import type { Json } from "../dataset/read-documents";
import type { UploadedAsset } from "../dataset/upload-asset";

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
 * @throws HttpError 400 for a file that the site cannot show, 503 when the file cannot be written.
 */
export async function uploadFile(
  source: DatasetSource,
  dataset: EditableDataset,
  upload: Upload,
): Promise<{ readonly after: EditableDataset; readonly id: string }> {
  const [reference, asset] =
    (await findAsset(upload, dataset)) ??
    (await storeFile(upload.kind, upload.fileName, upload.content, source).catch(
      (error: unknown) => {
        throw uploadError(error);
      },
    ));
  const assets = new Map([...dataset.assets, [reference, asset] as const]);
  return { after: withAssets(source, dataset, assets), id: asset.document._id };
}

/** Returns the asset that has this content already, if its file is still there. */
async function findAsset(
  { kind, content }: Upload,
  { assets }: EditableDataset,
): Promise<readonly [Json, UploadedAsset] | undefined> {
  const sha1 = createHash("sha1").update(content).digest("hex");
  const known = [...assets].find(
    ([, { served, document }]) => served.sha1 === sha1 && document._id.startsWith(`${kind}-`),
  );
  if (known === undefined) return undefined;
  const isThere = access(known[1].served.file).then(() => known);
  return await isThere.catch(() => undefined);
}

/** Errors of the file system have a code; others are about the content. */
function uploadError(error: unknown): HttpError {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined
    ? requestError(400, "Bad Request", message)
    : unavailable(`The file cannot be written: ${message}`);
}
