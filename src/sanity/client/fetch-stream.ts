/** Returns the code of a connection error, such as `ECONNREFUSED`, or else its message. */
export function errorCode(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** Thrown when no byte arrives within the timeout. */
export class TimeoutError extends Error {}

/**
 * Fetches a URL and passes on each chunk of the body as it arrives, whatever the status.
 *
 * @param timeoutMs milliseconds without a byte after which the request is aborted.
 * @throws TimeoutError, or fetch's own error when the connection fails or the body falls short of its
 * announced length.
 */
export async function fetchStream(
  url: string,
  init: RequestInit,
  timeoutMs: number,
  onChunk: (chunk: Uint8Array, response: Response) => void | Promise<void>,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new TimeoutError("timed out")), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: timeout.signal });
    timer.refresh();
    // Node's streams can be iterated; the browser's types do not say so.
    const body = response.body as unknown as AsyncIterable<Uint8Array> | null;
    for await (const chunk of body ?? []) {
      await onChunk(chunk, response);
      timer.refresh();
    }
    return response;
  } catch (error) {
    throw timeout.signal.aborted ? timeout.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
