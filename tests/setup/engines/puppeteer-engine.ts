/** Chromium (through CDP) and Firefox (through WebDriver BiDi), both with Puppeteer. */
import puppeteer, {
  type Browser,
  type BrowserContext,
  type LaunchOptions as PuppeteerOptions,
  type Page,
} from "puppeteer-core";
import { browserSwitches, startChromium } from "../browser/browser";
import { reportEarly } from "./early-script";
import type { Engine, EnginePage, LaunchOptions } from "./engine";

const launchTimeout = 60_000;
const commandTimeout = 60_000;

/** A proxy on a closed port: requests to other machines fail at once. */
const deadEnd = { host: "127.0.0.1", port: 9 };

/**
 * Launches the Chromium of the other browser tests.
 *
 * @throws Error that lists the attempts if none starts.
 */
export async function launchChromium({ javaScript }: LaunchOptions): Promise<Engine> {
  const browser = await startChromium(({ executablePath, environment }) =>
    launch({
      browser: "chrome",
      // With a pipe, it exits with this process, however that ends.
      pipe: true,
      executablePath,
      args: [...browserSwitches, ...(isRoot() ? ["--no-sandbox"] : [])],
      env: { ...process.env, ...environment },
    }),
  );
  return puppeteerEngine(browser, (page) => page.setJavaScriptEnabled(javaScript));
}

/**
 * Launches an installed Firefox.
 *
 * @throws Error if it does not start.
 */
export async function launchFirefox(
  executablePath: string,
  { javaScript }: LaunchOptions,
): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "javascript.enabled": javaScript,
      "network.proxy.type": 1,
      "network.proxy.http": deadEnd.host,
      "network.proxy.http_port": deadEnd.port,
      "network.proxy.ssl": deadEnd.host,
      "network.proxy.ssl_port": deadEnd.port,
      // Scrollbars take no width, as on phones and in the other engines.
      "ui.useOverlayScrollbars": 1,
      "widget.gtk.overlay-scrollbars.enabled": true,
    },
  });
  return puppeteerEngine(browser);
}

async function launch(options: PuppeteerOptions): Promise<Browser> {
  return await puppeteer.launch({
    headless: true,
    timeout: launchTimeout,
    protocolTimeout: commandTimeout,
    ...options,
  });
}

/** Chromium's sandbox does not work for root, which build servers often use. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function puppeteerEngine(
  browser: Browser,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Engine> {
  let context: BrowserContext | undefined;
  return {
    version: await browser.version(),
    async openPage() {
      await context?.close();
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      await prepare(page);
      await page.evaluateOnNewDocument(reportEarly);
      return puppeteerPage(page);
    },
    close: () => browser.close(),
  };
}

function puppeteerPage(page: Page): EnginePage {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    problems.push(`console error: ${message.text()} (${message.location().url ?? page.url()})`);
  });
  page.on("pageerror", (error) =>
    problems.push(
      `exception: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ),
  );

  return {
    async goto(url) {
      await page.goto(url, { waitUntil: "load" });
    },
    // Not awaited, as the drivers differ in what they wait for.
    back: () => started(page.goBack()),
    forward: () => started(page.goForward()),
    async reload() {
      await page.reload({ waitUntil: "load" });
    },
    async resize(width, height) {
      try {
        await page.setViewport({ width, height });
      } catch (error) {
        // Firefox 140 resizes, but refuses the command for the screen's orientation beside it.
        if (!String(error).includes("setScreenOrientationOverride")) throw error;
        await page.evaluate(
          `new Promise((done) => {
            const check = () => (innerWidth === ${width} ? done() : requestAnimationFrame(check));
            check();
          })`,
        );
      }
    },

    evaluate: (expression) => page.evaluate(expression),

    moveMouse: (x, y) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    async turnWheel(x, y, down) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: down });
    },
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),

    async picture() {
      return Buffer.from(await page.screenshot({ fullPage: true }));
    },
    problems: () => Promise.resolve(problems),
  };
}

/** Resolves at once and ignores the outcome. */
function started(navigation: Promise<unknown>): Promise<void> {
  navigation.catch(() => undefined);
  return Promise.resolve();
}
