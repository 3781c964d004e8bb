/**
 * Fetches a URL, whatever the status, with its body.
 *
 * @param timeoutMs milliseconds without a byte after which the request is given up.
 * @throws Error with a short reason, such as `the connection failed: ECONNREFUSED`, also when the body falls
 * short of its length.
 */
export async function fetchBody(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<{ response: Response; body: Buffer }> {
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
    if (timeout.signal.aborted) throw new Error(`nothing arrived for ${timeoutMs / 1000} s`);
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    throw new Error(`the connection failed: ${cause?.code ?? cause?.message ?? message}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns `Retry-After` in milliseconds; undefined unless it is given in seconds, as services do. */
export function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : undefined;
}
