/** Firefox, driven by Puppeteer through WebDriver BiDi. */
import puppeteer, { type BrowserContext, type Page } from "puppeteer-core";
import { collectProblems, type Engine, type EnginePage, type LaunchOptions } from "./engine";

const timeout = 60_000;

/** A proxy on a closed port: requests to other machines fail at once. */
const deadEnd = { host: "127.0.0.1", port: 9 };

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
      await page.evaluateOnNewDocument(collectProblems);
      return firefoxPage(page);
    },
    close: () => browser.close(),
  };
}

function firefoxPage(page: Page): EnginePage {
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: "load" });
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
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}
