/** Times interactions with the browser's Event Timing API. */
import type { Page } from "playwright-core";

type InteractionEntry = PerformanceEventTiming & { readonly interactionId: number };
type TimedWindow = Window & { durations?: number[] };

/** Minimum duration that the browser reports, in milliseconds. */
const resolution = 16;

/** Throttles the page's processor, and starts to record its interactions. */
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

/** Returns the slowest interaction since `slowDown`, in milliseconds from the input to the next paint. */
export async function slowestInteraction(page: Page): Promise<number> {
  // The browser delivers entries when it is idle.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as TimedWindow).durations ?? []);
  return Math.max(resolution, ...durations);
}
