/**
 * Milliseconds until a change is on the screen of a preview or the Studio. It takes seconds on an idle
 * machine, and ten times as long on a busy one.
 */
export const changeTimeout = 120_000;

/** Polls until a condition holds. @throws Error after the timeout, in milliseconds. */
export async function until(
  what: string,
  condition: () => boolean | Promise<boolean>,
  timeout = changeTimeout,
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
