/** What the measurements share. */
import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { launchBrowser } from "../setup/browser/browser";
import { findFreePort } from "../setup/servers/free-port";

export const builtSite = resolve(__dirname, "../../public");

export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Returns the median of an odd number of figures; NaN for none. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Serves built sites as the CDN does, and opens a browser, while something is measured. */
export async function inBrowser<Result>(
  directories: readonly string[],
  options: Parameters<typeof launchBrowser>[0],
  measure: (browser: Browser, origins: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBrowser(options);
  const servers = [];
  try {
    for (const directory of directories) {
      servers.push(await startWranglerServer({ directory, port: await findFreePort() }));
    }
    return await measure(
      browser,
      servers.map(({ origin }) => origin),
    );
  } finally {
    await Promise.all([browser.close(), ...servers.map((server) => server.stop())]);
  }
}
