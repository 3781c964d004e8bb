/** Firefox, driven by Puppeteer through WebDriver BiDi. */
import puppeteer, { type BrowserContext, type Page } from "puppeteer-core";
import { reportEarly } from "./early-script";
import type { Engine, EnginePage, LaunchOptions } from "./engine";

const timeout = 60_000;

/** A proxy on a closed port: requests to other machines fail at once. */
const deadEnd = { host: "127.0.0.1", port: 9 };

/**
 * Launches an installed Firefox.
 *
 * @throws Error if it does not start.
 */
export async function launchFirefox(
  executablePath: string,
  { javaScript }: LaunchOptions,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    timeout,
    protocolTimeout: timeout,
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
  let context: BrowserContext | undefined;
  return {
    async openPage() {
      await context?.close();
      context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(reportEarly);
      return firefoxPage(page);
    },
    close: () => browser.close(),
  };
}

function firefoxPage(page: Page): EnginePage {
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
    problems: () => Promise.resolve(problems),
  };
}

/** Resolves at once and ignores the outcome. */
function started(navigation: Promise<unknown>): Promise<void> {
  navigation.catch(() => undefined);
  return Promise.resolve();
}
