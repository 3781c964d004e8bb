import { setTimeout as wait } from "node:timers/promises";

/** A fault that may be gone a moment later: too many requests, a broken connection, half an answer. */
export class TransientError extends Error {
  /** @param pauseMs milliseconds that the service asked to be left alone. */
  constructor(
    message: string,
    readonly pauseMs?: number,
  ) {
    super(message);
  }
}

export interface RetryOptions {
  /** Told, in one line, about each attempt that failed and is made again. */
  readonly warn?: ((message: string) => void) | undefined;
  /** Milliseconds before the second attempt; doubles with each further one. Default 500. */
  readonly retryDelayMs?: number | undefined;
}

const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/**
 * Makes an attempt, and up to three further ones as long as it throws a `PassingFault`.
 *
 * @throws Error of the last attempt; any other error than a `PassingFault` at once.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { warn = () => undefined, retryDelayMs = 500 }: RetryOptions,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      if (made > MAX_RETRIES) throw new Error(`${error.message} (${made} attempts were made.)`);
      const pauseMs = Math.min(error.pauseMs ?? retryDelayMs * 2 ** (made - 1), MAX_DELAY_MS);
      warn(`${error.message} Trying again in ${pauseMs / 1000} s.`);
      await wait(pauseMs);
    }
  }
}
