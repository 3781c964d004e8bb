import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds. A busy machine holds Firefox up for half a minute. */
const TIMEOUT = 60_000;
const POLL_INTERVAL = 40;

/**
 * Polls until the result is neither `false` nor nothing. Exceptions count as "not yet": a page that is being
 * left throws.
 *
 * @throws Error with `message` after a minute, and the last exception as its cause.
 */
export async function waitFor<Result>(
  poll: () => Promise<Result> | Result,
  message: () => string,
): Promise<Exclude<Result, false | null | undefined>> {
  const deadline = Date.now() + TIMEOUT;
  let cause: unknown;
  do {
    try {
      const result = await poll();
      if (result !== false && result !== undefined && result !== null)
        return result as Exclude<Result, false | null | undefined>;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(POLL_INTERVAL);
  } while (Date.now() < deadline);
  throw new Error(message(), { cause });
}
