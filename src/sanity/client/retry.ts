import { setTimeout as wait } from "node:timers/promises";

/** An error that a retry may get past: too many requests, a lost connection, an incomplete response. */
export class TransientError extends Error {
  /** @param pauseMs milliseconds that the service asked clients to wait. */
  constructor(
    message: string,
    readonly pauseMs?: number,
  ) {
    super(message);
  }
}

export interface RetryOptions {
  /** Receives one line about each failed attempt that is retried. */
  readonly warn?: ((message: string) => void) | undefined;
  /** Milliseconds before the first retry; doubles with each further one. Default 500. */
  readonly retryDelayMs?: number | undefined;
}

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/**
 * Runs an attempt, with up to three retries while it throws a `TransientError`.
 *
 * @throws the last attempt's error; any other error at once.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { warn = () => undefined, retryDelayMs = 500 }: RetryOptions,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      if (count > MAX_RETRIES) throw new Error(`${error.message} (${count} attempts were made.)`);
      const pauseMs = Math.min(error.pauseMs ?? retryDelayMs * 2 ** (count - 1), MAX_DELAY_MS);
      warn(`${error.message} Trying again in ${pauseMs / 1000} s.`);
      await wait(pauseMs);
    }
  }
}
