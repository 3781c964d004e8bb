import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { checkImage, UnreadableImage } from "../check-image";
import { writeWhole } from "../write-whole";
import { fetchWithRetries, TransientError, type FetchOptions } from "./fetch-with-retries";

/** The file of an asset document. */
export interface AssetFile {
  readonly url: string;
  readonly isImage: boolean;
  /** Of the upload. Sanity re-encodes images, without their metadata, so only other files match. */
  readonly size?: number | undefined;
  readonly sha1hash?: string | undefined;
}

/**
 * Downloads an asset and validates it: an image has to be of a usable format and decode to its last line, any
 * other file has to match the upload byte for byte. The file appears under its name only once it is valid.
 *
 * @throws Error that says briefly what is wrong, after up to three retries of transient errors.
 */
export async function fetchAsset(
  asset: AssetFile,
  file: string,
  options: FetchOptions,
): Promise<void> {
  const content = await fetchWithRetries(asset.url, {}, options, async ({ status }, body) => {
    if (status !== 200) throw new Error(`${asset.url} answered HTTP ${status}.`);
    if (asset.isImage) await checkImage(body).catch(retryUnreadable);
    else checkUpload(asset, body);
    return body;
  });
  await mkdir(dirname(file), { recursive: true });
  await writeWhole(file, content);
}

/** Part of an image may have arrived. */
function retryUnreadable(error: unknown): never {
  throw error instanceof UnreadableImage ? new TransientError(error.message) : error;
}

function checkUpload({ size, sha1hash }: AssetFile, body: Buffer): void {
  if (size !== undefined && body.length !== size) {
    throw new TransientError(`${body.length} bytes arrived of the ${size} that were uploaded.`);
  }
  if (sha1hash !== undefined && createHash("sha1").update(body).digest("hex") !== sha1hash) {
    throw new TransientError("The downloaded file is not the uploaded one: its SHA-1 differs.");
  }
  if (body.length === 0) throw new Error("The file is empty. Upload it again.");
}
