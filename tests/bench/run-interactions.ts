/**
 * `npm run interactions`: measures how long the site takes to respond to interactions with a processor
 * slowed down four times, and to show the next page without throttling. Reads `public/`; counts the slowest
 * event of each interaction, and the median of three runs. Exits with 1 if one exceeds the limit.
 */
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { findFreePort } from "../setup/servers/free-port";
import { consentKey } from "../../src/browser/storage-entries";
import { screenPath } from "../../src/i18n/routes";
import { launchBrowser } from "../setup/browser/browser";
import { interactions, type Interaction } from "./interactions";
import { median, print } from "./report";

const publicDirectory = resolve(__dirname, "../../public");
const runs = 3;
const slowdown = 4;
/** Milliseconds. */
const limit = 100;

type Visit = Pick<Interaction, "path" | "width"> & { readonly seesBanner?: boolean };

/** Opens a page in a context of its own, and times something there. */
async function timeOnce(
  browser: Browser,
  { path, width, seesBanner = false }: Visit,
  time: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    // A phone has overlay scrollbars.
    isMobile: width < 768,
  });
  try {
    const page = await context.newPage();
    if (!seesBanner) {
      // The banner would cover what is clicked.
      await page.addInitScript((key) => {
        localStorage.setItem(key, JSON.stringify({ analytics: false, marketing: false }));
      }, consentKey);
    }
    await page.goto(path, { waitUntil: "networkidle" });
    return await time(page);
  } finally {
    await context.close();
  }
}

type InteractionEntry = PerformanceEventTiming & { readonly interactionId: number };
type TimedWindow = Window & { durations?: number[] };

/** Minimum duration that the browser reports, in milliseconds. */
const resolution = 16;

/** Throttles the page's processor, and starts to record its interactions. */
async function slowDown(page: Page, factor: number): Promise<void> {
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
async function slowestInteraction(page: Page): Promise<number> {
  // The browser delivers entries when it is idle.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as TimedWindow).durations ?? []);
  return Math.max(resolution, ...durations);
}

async function timeInteraction(page: Page, { perform }: Interaction): Promise<number> {
  await slowDown(page, slowdown);
  await perform(page);
  return await slowestInteraction(page);
}

/**
 * Hovers over a link, waits for its prefetch, and clicks it.
 *
 * @returns milliseconds from the click to the paint of the next page's heading.
 */
async function timeNextPage(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        let clicked = 0;
        addEventListener("click", (event) => (clicked = event.timeStamp), { once: true });
        new MutationObserver((_, observer) => {
          const heading = document.querySelector("h1");
          if (!heading || heading === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await link.click();
  return await time;
}

/** Times something repeatedly, and prints the median. @returns whether it is within the limit. */
async function report(name: string, time: () => Promise<number>): Promise<boolean> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(Math.round(await time()));
  const middle = median(times);
  const isQuick = middle <= limit;
  const figures = `${String(middle).padStart(5)} ms  (${times.join(", ")})`;
  print(`${isQuick ? "✔" : "✖"} ${name.padEnd(18)} ${figures}`);
  return isQuick;
}

async function runAll(): Promise<void> {
  const server = await startWranglerServer({
    directory: publicDirectory,
    port: await findFreePort(),
  });
  // Without scrollbars, a dialog would change the page's width, unlike in visitors' browsers.
  const browser = await launchBrowser({ hasScrollbars: true });
  const urlOf = (path: string) => server.origin + path;
  try {
    const quick: boolean[] = [];
    print(
      `The slowest event of each interaction, processor ${slowdown} times slower (at most ${limit} ms)`,
    );
    for (const interaction of interactions) {
      const { name, path, width } = interaction;
      const visit = { path: urlOf(path), width, seesBanner: name === "cookie choice" };
      const time = (page: Page) => timeInteraction(page, interaction);
      quick.push(await report(name, () => timeOnce(browser, visit, time)));
    }

    print(
      `The next page after a click on a link that the pointer had reached (at most ${limit} ms)`,
    );
    const visit = { path: urlOf(screenPath("home", "en")), width: 1280 };
    for (const screen of ["about", "blog", "demoBooking"] as const) {
      const follow = (page: Page) => timeNextPage(page, screenPath(screen, "en"));
      quick.push(await report(screen, () => timeOnce(browser, visit, follow)));
    }

    const slow = quick.filter((isQuick) => !isQuick).length;
    print(slow === 0 ? "All is quick" : `${slow} are too slow`);
    process.exitCode = slow === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

runAll().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
