import { setTimeout as wait } from "node:timers/promises";

/** A response that a retry may get past, such as an incomplete one. */
export class TransientError extends Error {}

export interface FetchOptions {
  /** Milliseconds without a byte after which an attempt is given up. */
  readonly timeoutMs: number;
  /** Receives one line about each failed attempt that is retried. */
  readonly warn?: ((message: string) => void) | undefined;
  /** Milliseconds before the first retry; doubles with each further one. Default 500. */
  readonly retryDelayMs?: number | undefined;
}

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/**
 * Fetches a URL with its whole body, with up to three retries of transient errors: a connection that failed or
 * broke off, too many requests, an error of the server, and what `read` calls a TransientError.
 *
 * @param read returns the result, whatever the status, or throws.
 * @param unreachable returns the message for a connection that failed, such as with `ECONNREFUSED`, or that
 * ended before the length of the body.
 * @throws the last attempt's error; any other error than a transient one at once.
 */
export async function fetchWithRetries<Result>(
  url: string,
  init: RequestInit,
  { timeoutMs, warn = () => undefined, retryDelayMs = 500 }: FetchOptions,
  read: (response: Response, body: Buffer) => Result | Promise<Result>,
  unreachable = (reason: string) => `${url} could not be read (${reason}).`,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let pauseMs = retryDelayMs * 2 ** (attempt - 1);
    let isTransient = true;
    try {
      const { response, body } = await fetchBody(url, init, timeoutMs).catch((error: unknown) => {
        throw new Error(unreachable((error as Error).message), { cause: error });
      });
      isTransient = response.status === 429 || response.status >= 500;
      pauseMs = retryAfterMs(response.headers) ?? pauseMs;
      return await read(response, body);
    } catch (error) {
      if (!isTransient && !(error instanceof TransientError)) throw error;
      const { message } = error as Error;
      if (attempt > MAX_RETRIES)
        throw new Error(`${message} (${attempt} attempts were made.)`, { cause: error });
      pauseMs = Math.min(pauseMs, MAX_DELAY_MS);
      warn(`${message} Trying again in ${pauseMs / 1000} s.`);
      await wait(pauseMs);
    }
  }
}

async function fetchBody(url: string, init: RequestInit, timeoutMs: number) {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: timeout.signal });
    const chunks: Uint8Array[] = [];
    // Node's streams can be iterated; the browser's types do not say so.
    for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      timer.refresh();
    }
    return { response, body: Buffer.concat(chunks) };
  } catch (error) {
    if (timeout.signal.aborted)
      throw new Error(`nothing arrived for ${timeoutMs / 1000} s`, { cause: error });
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    throw new Error(`the connection failed: ${cause?.code ?? cause?.message ?? message}`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns `Retry-After` in milliseconds; undefined unless it is given in seconds, as services do. */
function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : undefined;
}
