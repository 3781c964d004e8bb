/**
 * `npm run interactions`: how long the site takes to answer what visitors do, on a processor four times
 * slower than this one. Reads `public/`; the median of three runs of each act's slowest event counts.
 * Ends with 1 when one is slower than the limit.
 */
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { startPagesServer } from "../../src/gatsby/pages-server";
import { findFreePort } from "../setup/free-port";
import { consentKey } from "../../src/config/storage-entries";
import { launchBrowser } from "../setup/browser";
import { interactions, type Interaction } from "./interactions";
import { print } from "./report";
import { slowDown, slowestAction } from "./slow-interactions";

const publicDirectory = resolve(__dirname, "../../public");
const runs = 3;
const slowness = 4;
/** Milliseconds. */
const limit = 100;

async function timeOnce(browser: Browser, origin: string, interaction: Interaction) {
  const { name, path, width, act } = interaction;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    // A phone's scrollbars take no width.
    isMobile: width < 768,
  });
  try {
    const page = await context.newPage();
    if (name !== "cookie choice") {
      // The banner would lie over what is clicked.
      await page.addInitScript((key) => {
        localStorage.setItem(key, JSON.stringify({ analytics: false, marketing: false }));
      }, consentKey);
    }
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await slowDown(page, slowness);
    await act(page);
    return await slowestAction(page);
  } finally {
    await context.close();
  }
}

async function runAll(): Promise<void> {
  const server = await startPagesServer({ directory: publicDirectory, port: await findFreePort() });
  // Without them a dialog would change the page's width, which it does in no visitor's browser.
  const browser = await launchBrowser({ hasScrollbars: true });
  try {
    print(
      `The slowest event of each act, processor ${slowness} times slower (at most ${limit} ms)`,
    );
    let slow = 0;
    for (const interaction of interactions) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await timeOnce(browser, server.origin, interaction));
      }
      const median = [...times].sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
      const isQuick = median <= limit;
      if (!isQuick) slow += 1;
      const figures = `${String(median).padStart(5)} ms  (${times.join(", ")})`;
      print(`${isQuick ? "✔" : "✖"} ${interaction.name.padEnd(18)} ${figures}`);
    }
    print(slow === 0 ? "Every act is quick" : `${slow} acts are too slow`);
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
