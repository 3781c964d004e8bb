/**
 * `npm run interactions`: how long the site takes to answer what visitors do, on a processor four times
 * slower than this one, and to show the next page, on this one. Reads `public/`; the median of three
 * runs counts, of each act its slowest event. Ends with 1 when one is slower than the limit.
 */
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { findFreePort } from "../setup/servers/free-port";
import { consentKey } from "../../src/browser/storage-entries";
import { screenPath } from "../../src/i18n/routes";
import { launchBrowser } from "../setup/browser/browser";
import { interactions, type Interaction } from "./interactions";
import { median } from "./median";
import { timeNextPage } from "./next-page";
import { print } from "./report";
import { slowDown, slowestAction } from "./slow-interactions";

const publicDirectory = resolve(__dirname, "../../public");
const runs = 3;
const slowness = 4;
/** Milliseconds. */
const limit = 100;

type Visit = Pick<Interaction, "path" | "width"> & { readonly seesBanner?: boolean };

/** Opens a page in a window of its own and does something there that gives a time. */
async function timeOnce(
  browser: Browser,
  { path, width, seesBanner = false }: Visit,
  time: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    // A phone's scrollbars take no width.
    isMobile: width < 768,
  });
  try {
    const page = await context.newPage();
    if (!seesBanner) {
      // It would lie over what is clicked.
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

async function timeAct(page: Page, { act }: Interaction): Promise<number> {
  await slowDown(page, slowness);
  await act(page);
  return await slowestAction(page);
}

/** Runs it as often as counts, and prints the line of its median. @returns whether it is quick. */
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
  // Without them a dialog would change the page's width, which it does in no visitor's browser.
  const browser = await launchBrowser({ hasScrollbars: true });
  const at = (path: string) => server.origin + path;
  try {
    const quick: boolean[] = [];
    print(
      `The slowest event of each act, processor ${slowness} times slower (at most ${limit} ms)`,
    );
    for (const interaction of interactions) {
      const { name, path, width } = interaction;
      const visit = { path: at(path), width, seesBanner: name === "cookie choice" };
      const act = (page: Page) => timeAct(page, interaction);
      quick.push(await report(name, () => timeOnce(browser, visit, act)));
    }

    print(
      `The next page after a click on a link that the pointer had reached (at most ${limit} ms)`,
    );
    const visit = { path: at(screenPath("home", "en")), width: 1280 };
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
