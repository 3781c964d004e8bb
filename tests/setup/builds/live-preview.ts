/** `npm run preview` with a dataset of its own. */
import type { Browser, Page } from "playwright-core";
import { findFreePort } from "../servers/free-port";
import { createSandbox, type Sandbox } from "./sandbox";
import { launchBrowser } from "../browser/browser";
import { changeTimeout, until } from "../until";

const startTimeout = 5 * 60_000;

type LivePreview = {
  readonly sandbox: Sandbox;
  /** Without a trailing slash. */
  readonly origin: string;
  /** The preview's log so far. */
  log(): string;
  /** Opens a page in a browser, which stays open until the file's tests have ended. */
  openPage(path: string): Promise<Page>;
};

/**
 * Runs a live preview for the test file that calls this at its top level.
 *
 * @param firstContent returns the content of the dataset when the preview starts.
 * @param settings of the site, by name; all others have their defaults.
 */
export function livePreview(
  firstContent: (aside: Sandbox) => Promise<readonly object[]>,
  settings?: Readonly<Record<string, string>>,
): LivePreview {
  const stop = new AbortController();
  let aside: Sandbox | undefined;
  let browser: Browser | undefined;
  let log: () => string = () => "";
  let origin = "";
  const removeNow = (): void => aside?.removeNow();

  beforeAll(async () => {
    aside = await createSandbox(stop.signal);
    process.once("exit", removeNow);
    await aside.writeContent(await firstContent(aside));
    const starting = startPreview(aside, settings);
    [browser, { origin, log }] = await Promise.all([launchBrowser(), starting]);
  }, startTimeout);

  afterAll(async () => {
    stop.abort();
    await browser?.close();
    await aside?.remove();
    process.off("exit", removeNow);
  }, startTimeout);

  return {
    get sandbox() {
      if (!aside) throw new Error("The preview runs only within tests and hooks.");
      return aside;
    },
    get origin() {
      return origin;
    },
    log: () => log(),
    async openPage(path) {
      if (!browser) throw new Error("The browser runs only within tests and hooks.");
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.setDefaultTimeout(changeTimeout);
      await page.goto(origin + path);
      return page;
    },
  };
}

/**
 * Starts a live preview of a sandbox, and waits until it shows a page.
 *
 * @throws Error with the end of the log if it does not start.
 */
export async function startPreview(
  aside: Sandbox,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pick<LivePreview, "origin" | "log">> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const { log } = aside.start({
    command: "preview",
    settings: { ...settings, PORT: String(port) },
  });
  await untilStarted(origin, log);
  return { origin, log };
}

async function untilStarted(origin: string, log: () => string): Promise<void> {
  try {
    // Gatsby's server responds some time before it has a page.
    await until("a start", () => log().includes("You can now view"), startTimeout - 20_000);
    await until("a first page", async () => (await fetch(origin)).ok);
  } catch (error) {
    throw new Error(`The preview did not start:\n${log().slice(-4_000)}`, { cause: error });
  }
}
