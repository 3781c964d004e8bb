/** Playwright's `test` with what the tests of the built site need. */
import { test as base, expect, type Browser } from "@playwright/test";
import { launchBrowser, type BrowserOptions } from "./browser/browser";
import { apiServer, type ApiServer } from "./servers/api-server";
import { findFreePort } from "./servers/free-port";
import { startReceiver, type Receiver } from "./servers/receiver-server";
import { openSite, type Site } from "./servers/site";
import { startWranglerServer } from "../../src/cli/wrangler-server";

export { expect };

const startTimeout = 120_000;

type TestFixtures = {
  /** The built site, in windows of their own. A test fails at the faults of its pages. */
  readonly site: Site;
  /** The site with a stand-in for its forms' API, on one origin. Named before `site`, whose windows close before it. */
  readonly api: ApiServer;
};

type WorkerFixtures = {
  readonly browserOptions: BrowserOptions;
  readonly browser: Browser;
  /** Folder of another built site than `public`. */
  readonly directory: string | undefined;
  /** Of the served site, without a trailing slash. */
  readonly origin: string;
  /** The receiver's settings, by variable. */
  readonly receiverVariables: Readonly<Record<string, string>>;
  /** The built site with its receiver, on the hosts' own runtime, with a database of its own. */
  readonly receiver: Receiver;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browserOptions: [{}, { scope: "worker", option: true }],
  browser: [
    async ({ browserOptions }, use) => {
      const browser = await launchBrowser(browserOptions);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: startTimeout },
  ],
  directory: [undefined, { scope: "worker", option: true }],
  origin: [
    async ({ directory }, use, { project }) => {
      if (directory === undefined) {
        await use(project.use.baseURL!);
        return;
      }
      const server = await startWranglerServer({ directory, port: await findFreePort() });
      await use(server.origin);
      await server.stop();
    },
    { scope: "worker", timeout: startTimeout },
  ],
  site: async ({ browser, origin }, use) => {
    const { site, close } = openSite(browser, origin);
    await use(site);
    await close();
  },
  api: async ({ origin }, use) => {
    const { api, close } = await apiServer(origin);
    await use(api);
    await close();
  },
  receiverVariables: [{}, { scope: "worker", option: true }],
  receiver: [
    async ({ receiverVariables }, use) => {
      const { receiver, close } = await startReceiver(receiverVariables);
      await use(receiver);
      await close();
    },
    { scope: "worker", timeout: startTimeout },
  ],
});
