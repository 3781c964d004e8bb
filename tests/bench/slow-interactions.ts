/** How long a visitor's action takes to show, as the browser itself times it. */
import type { Page } from "playwright-core";

type InteractionEntry = PerformanceEventTiming & { readonly interactionId: number };
type TimedWindow = Window & { durations?: number[] };

/** The browser reports no shorter event, and rounds all others to this, in milliseconds. */
const resolution = 16;

/** Starts to write down every action on the page, and makes its processor slower. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: factor });
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    (window as TimedWindow).durations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as InteractionEntry[]) {
        if (entry.interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, resolution);
}

/** The slowest action since the page was slowed down, in milliseconds, from the input to the next paint. */
export async function slowestAction(page: Page): Promise<number> {
  // The browser hands the entries over when it has nothing else to do.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as TimedWindow).durations ?? []);
  return Math.max(resolution, ...durations);
}
