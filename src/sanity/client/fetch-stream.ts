/** What the connection's fault is, in a word that an operator can look up. */
export function errorCode(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** Thrown when nothing arrives for too long. */
export class TimeoutError extends Error {}

/**
 * Fetches, and hands over the body piece by piece as it arrives. What is not status 200 is the caller's
 * to judge: its body is handed over as well.
 *
 * @param timeoutMs milliseconds without a single byte after which the other side is given up.
 * @throws SilenceError; fetch's own error for a connection that fails or breaks off, also where less
 * arrives than was announced.
 */
export async function fetchStream(
  address: string,
  init: RequestInit,
  timeoutMs: number,
  take: (piece: Uint8Array, response: Response) => void | Promise<void>,
): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new TimeoutError("silence")), timeoutMs);
  try {
    const response = await fetch(address, { ...init, signal: silence.signal });
    timer.refresh();
    // Node's streams can be iterated; the browser's types do not say so.
    const body = response.body as unknown as AsyncIterable<Uint8Array> | null;
    for await (const piece of body ?? []) {
      await take(piece, response);
      timer.refresh();
    }
    return response;
  } catch (error) {
    throw silence.signal.aborted ? silence.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
