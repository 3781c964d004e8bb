import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { checkImage, UnreadableImage } from "../check-image";
import { fetchBody, retryAfterMs } from "./fetch-body";
import { TransientError, withRetries, type RetryOptions } from "./retry";

/** The file of an asset document. */
export interface AssetFile {
  readonly url: string;
  readonly isImage: boolean;
  /** Of the upload. Sanity re-encodes images, without their metadata, so only other files match. */
  readonly size?: number | undefined;
  readonly sha1hash?: string | undefined;
}

interface FetchOptions extends RetryOptions {
  /** Milliseconds without a byte after which an attempt is given up. */
  readonly timeoutMs: number;
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
  const content = await withRetries(async () => {
    const body = await download(asset.url, options.timeoutMs);
    if (asset.isImage) await checkImage(body).catch(retryUnreadable);
    else checkUpload(asset, body);
    return body;
  }, options);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

async function download(url: string, timeoutMs: number): Promise<Buffer> {
  const { response, body } = await fetchBody(url, {}, timeoutMs).catch((error: unknown) => {
    throw new TransientError(`${url} could not be read (${(error as Error).message}).`);
  });
  const { status, headers } = response;
  if (status === 200) return body;
  const message = `${url} answered HTTP ${status}.`;
  if (status === 429 || status >= 500) throw new TransientError(message, retryAfterMs(headers));
  throw new Error(message);
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
}
