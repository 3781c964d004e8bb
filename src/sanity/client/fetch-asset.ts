import { createHash } from "node:crypto";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { retryAfterMs } from "./sanity-client";
import { errorCode, fetchStream, TimeoutError } from "./fetch-stream";
import { TransientError, withRetries, type RetryOptions } from "./retry";

/** What an asset document says of its file. */
export interface AssetFile {
  readonly url: string;
  readonly isImage: boolean;
  /** Of a file as it was uploaded. Sanity delivers a picture anew, without its metadata. */
  readonly size?: number | undefined;
  readonly sha1hash?: string | undefined;
}

export interface FetchOptions extends RetryOptions {
  /** Milliseconds that may pass without a byte. */
  readonly timeoutMs: number;
}

/** A photograph of the largest cameras; more would cost a build gigabytes of memory. */
const mostMegapixels = 100;

/**
 * Fetches the file of an asset and looks at it: a picture has to be one to its last line, any other
 * file what was uploaded, byte for byte. Only then it appears under its name.
 *
 * @throws Error that says in a few words what is wrong, after up to three further attempts where they
 * may help.
 */
export async function fetchAsset(
  asset: AssetFile,
  file: string,
  options: FetchOptions,
): Promise<void> {
  const unfinished = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  await withRetries(async () => {
    const arrived = await download(asset.url, unfinished, options.timeoutMs);
    if (asset.isImage) await checkPicture(unfinished);
    else checkUpload(asset, arrived);
  }, options);
  await rename(unfinished, file);
}

async function download(url: string, file: string, timeoutMs: number) {
  const target = await open(file, "w");
  const hash = createHash("sha1");
  let size = 0;
  try {
    const response = await fetchStream(url, {}, timeoutMs, async (piece, { status }) => {
      if (status !== 200) return;
      size += piece.byteLength;
      hash.update(piece);
      await target.write(piece);
    }).catch((error: unknown) => {
      const silent = `nothing arrived for ${timeoutMs / 1000} s`;
      const reason = error instanceof TimeoutError ? silent : `it broke off: ${errorCode(error)}`;
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

/** Decodes it all: what is cut short has a good beginning. */
async function checkPicture(file: string): Promise<void> {
  const picture = sharp(file, { failOn: "truncated" });
  const { width, height } = await picture.metadata().catch((error: unknown) => {
    throw new TransientError(`What arrived is no picture (${firstLine(error)}).`);
  });
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > mostMegapixels) {
    throw new Error(
      `The picture has ${width} × ${height} pixels, ${Math.ceil(megapixels)} million; at most ` +
        `${mostMegapixels} million can be used. Upload a smaller one.`,
    );
  }
  await picture
    .resize(8)
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new TransientError(`The picture that arrived is damaged (${firstLine(error)}).`);
    });
}

function checkUpload(asset: AssetFile, arrived: { size: number; sha1hash: string }): void {
  const { size = arrived.size, sha1hash = arrived.sha1hash } = asset;
  if (arrived.size !== size) {
    throw new TransientError(`${arrived.size} bytes arrived of the ${size} that were uploaded.`);
  }
  if (arrived.sha1hash !== sha1hash) {
    throw new TransientError("What arrived is not the file that was uploaded: its SHA-1 differs.");
  }
}

function firstLine(error: unknown): string {
  return (error as Error).message.split("\n")[0] ?? "";
}
