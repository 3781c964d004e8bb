/** The receiver under load, with its runtime killed in the middle. */
import { expect, test } from "../../setup/fixtures";
import { newsletter } from "../../setup/pages/form-page";

const total = 5_000;
const concurrency = 50;
/** Milliseconds until a request is sent again, as it may have been lost with the runtime. */
const answerTimeout = 30_000;
const body = JSON.stringify(newsletter.answers);

/** Sends a request until it is answered, as the newsletter's form does. @returns the last status. */
async function send(number: number, origin: string, failed: AbortSignal): Promise<number> {
  for (;;) {
    failed.throwIfAborted();
    try {
      const { status } = await fetch(`${origin}/v1/website/newsletter-sign-up`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Content-Language": "sv",
          "Idempotency-Key": `load-number-${number}`,
          Origin: origin,
          // A visitor of its own, as the limit for floods is by network.
          "CF-Connecting-IP": `2001:db8:${number.toString(16)}::1`,
        },
        body,
        signal: AbortSignal.any([failed, AbortSignal.timeout(answerTimeout)]),
      });
      if (status < 500) return status;
    } catch {
      // The runtime is down.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test("every request that was accepted is stored exactly once, even if the runtime is killed", async ({
  receiver,
}) => {
  test.setTimeout(600_000);
  const statuses = new Map<number, number>();
  const { origin } = receiver;
  let next = 0;
  let crash: Promise<void> | undefined;
  const failed = new AbortController();
  async function work(): Promise<void> {
    while (next < total) {
      const number = (next += 1);
      if (number === total / 2) {
        crash = receiver.crash();
        // Nobody waits for a runtime that does not come back.
        crash.catch((error: unknown) => failed.abort(error));
      }
      statuses.set(number, await send(number, origin, failed.signal));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  await crash;
  expect([...new Set(statuses.values())]).toEqual([201]);
  const keys = (await receiver.leads()).map(({ key }) => key);
  expect(keys).toHaveLength(total);
  expect(new Set(keys).size).toBe(total);
});
