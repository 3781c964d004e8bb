import { createHash } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { checkImage } from "./check-image";
import { retryAfterMs } from "./sanity-client";
import { errorCode, fetchStream, TimeoutError } from "./fetch-stream";
import { TransientError, withRetries, type RetryOptions } from "./retry";

/** The file of an asset document. */
export interface AssetFile {
  readonly url: string;
  readonly isImage: boolean;
  /** Of the upload. Sanity re-encodes images, without their metadata, so only other files match. */
  readonly size?: number | undefined;
  readonly sha1hash?: string | undefined;
}

export interface FetchOptions extends RetryOptions {
  /** Milliseconds without a byte after which an attempt is given up. */
  readonly timeoutMs: number;
}

/**
 * Downloads an asset and validates it: an image has to be of a usable format and decode to its last line, any other file has to
 * match the upload byte for byte. The file appears under its name only once it is valid.
 *
 * @throws Error that says briefly what is wrong, after up to three retries of transient errors.
 */
export async function fetchAsset(
  asset: AssetFile,
  file: string,
  options: FetchOptions,
): Promise<void> {
  const partialFile = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  await withRetries(async () => {
    const received = await download(asset.url, partialFile, options.timeoutMs);
    if (asset.isImage) await checkImage(partialFile);
    else checkUpload(asset, received);
  }, options);
  await rename(partialFile, file);
}

async function download(url: string, file: string, timeoutMs: number) {
  const target = await open(file, "w");
  const hash = createHash("sha1");
  let size = 0;
  try {
    const response = await fetchStream(url, {}, timeoutMs, async (chunk, { status }) => {
      if (status !== 200) return;
      size += chunk.byteLength;
      hash.update(chunk);
      await target.write(chunk);
    }).catch((error: unknown) => {
      const timedOut = `nothing arrived for ${timeoutMs / 1000} s`;
      const reason = error instanceof TimeoutError ? timedOut : `it broke off: ${errorCode(error)}`;
      throw new TransientError(`${url} could not be read (${reason}).`);
    });
    checkStatus(url, response);
  } finally {
    await target.close();
  }
  return { size, sha1hash: hash.digest("hex") };
}

function checkStatus(url: string, { status, headers }: Response): void {
  if (status === 200) return;
  const message = `${url} answered HTTP ${status}.`;
  if (status === 429 || status >= 500) throw new TransientError(message, retryAfterMs(headers));
  throw new Error(message);
}

function checkUpload(asset: AssetFile, received: { size: number; sha1hash: string }): void {
  const { size = received.size, sha1hash = received.sha1hash } = asset;
  if (received.size !== size) {
    throw new TransientError(`${received.size} bytes arrived of the ${size} that were uploaded.`);
  }
  if (received.sha1hash !== sha1hash) {
    throw new TransientError("The downloaded file is not the uploaded one: its SHA-1 differs.");
  }
}
