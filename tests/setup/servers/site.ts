/** The built site in a real browser, for the tests in `tests/e2e`. */
import { resolve } from "node:path";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Response,
} from "playwright-core";
import { startWranglerServer, type WranglerServer } from "../../../src/cli/wrangler-server";
import { findFreePort } from "./free-port";
import { launchBrowser } from "../browser/browser";

const publicDirectory = resolve(__dirname, "../../../public");
const startTimeout = 120_000;

export type VisitOptions = {
  /** Path on the site, with its query: `/blog?page=2`. */
  readonly path: string;
  /** Width and height of the window in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** `false` turns JavaScript off. */
  readonly javaScript?: boolean;
  /**
   * `hydrated` (the default): React has taken the page over, so that clicks count. `load`: the
   * page as it arrives. Without JavaScript it is always `load`.
   */
  readonly until?: "hydrated" | "load";
  /** `false` where something in the page never answers, and its load event does not come. */
  readonly loads?: boolean;
  /** Runs before the page is opened, for routes and stored values. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Another server to reach the site through, without a trailing slash. */
  readonly origin?: string;
  /** Anything else that the browser knows: `reducedMotion`, `storageState`, `locale`… */
  readonly context?: BrowserContextOptions;
};

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The answer to the page's own request. */
  readonly response: Response;
  /** Messages; where the page answers 404, that it is missing does not count as one. */
  readonly consoleErrors: string[];
  /** Uncaught exceptions. */
  readonly pageErrors: string[];
  /** Addresses on other origins that the page asked for. None of them was reached. */
  readonly foreignRequests: string[];
  /**
   * What the browser was asked to do against the site's Content-Security-Policy. A test fails by itself
   * when any is left at its end.
   */
  readonly violations: string[];
  /** The four lists above in one, with a word on each line's kind. */
  problems(): string[];
};

export type Site = {
  /** Address without a trailing slash. */
  readonly origin: string;
  /** Opens a page in a fresh context: no cookies, nothing stored. It is closed after the test. */
  openPage(options: VisitOptions): Promise<Visit>;
};

/**
 * Serves the built site and starts a browser for the test file that calls this at its top level.
 *
 * @param directory names another built site, asked for when the tests begin.
 * @param launch starts another browser.
 * @example
 * const site = siteUnderTest();
 * test("the home page opens", async () => {
 *   const visit = await site.openPage({ path: "/", width: 375 });
 *   expect(visit.problems()).toEqual([]);
 * });
 */
export function siteUnderTest(directory?: () => string, launch = launchBrowser): Site {
  let server: WranglerServer | undefined;
  let origin: string | undefined;
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const violations: string[][] = [];

  beforeAll(async () => {
    origin = directory ? undefined : process.env.SHARED_SITE_ORIGIN;
    if (origin === undefined) {
      const folder = directory?.() ?? publicDirectory;
      server = await startWranglerServer({ directory: folder, port: await findFreePort() });
      origin = server.origin;
    }
    browser = await launch();
  }, startTimeout);

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(violations.splice(0).flat()).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  }, startTimeout);

  return {
    get origin() {
      if (origin === undefined) throw new Error("The site runs only within tests and hooks.");
      return origin;
    },
    async openPage(options) {
      if (!browser) throw new Error("The browser runs only within tests and hooks.");
      const origin = options.origin ?? this.origin;
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
        javaScriptEnabled: options.javaScript ?? true,
        ...options.context,
      });
      contexts.push(context);
      violations.push(await watchViolations(context, options.javaScript));
      return await visit(context, origin, options, violations.at(-1)!);
    },
  };
}

const violationMark = "violation of the policy:";

/** The list grows with every violation on any page and in any frame of the context. */
async function watchViolations(context: BrowserContext, javaScript = true): Promise<string[]> {
  const violations: string[] = [];
  context.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(violationMark)) violations.push(text.slice(violationMark.length).trim());
    // Where no script runs, there are no events: the browser's own message is all that there is.
    if (!javaScript && /violates .*Content Security Policy/.test(text)) violations.push(text);
  });
  await context.addInitScript((mark) => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${document.URL}, ${sourceFile}:${lineNumber}`;
      console.warn(`${mark} ${effectiveDirective} (${blockedURI}) at ${place} ${sample}`);
    });
  }, violationMark);
  return violations;
}

async function visit(
  context: BrowserContext,
  origin: string,
  { path, javaScript = true, until = "hydrated", loads = true, prepare }: VisitOptions,
  violations: string[],
): Promise<Visit> {
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  const pageErrors: string[] = [];
  const foreignRequests: string[] = [];

  // A missing page and, once Gatsby runs, the data that it looks for in vain.
  const { href, pathname } = new URL(path, origin);
  const missing = [href, `${origin}/page-data${pathname}/page-data.json`];
  let isMissing = false;

  page.on("response", (response) => {
    if (response.url() === href && response.status() === 404) isMissing = true;
  });
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const { url } = message.location();
    const isResource = message.text().startsWith("Failed to load resource");
    if (isMissing && isResource && missing.includes(url)) return;
    consoleErrors.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => pageErrors.push(error.stack ?? error.message));
  page.on("request", (request) => {
    const url = new URL(request.url());
    // Only requests that leave the page: not data:, blob: or about:.
    const isNetwork = /^(https?|wss?):$/.test(url.protocol);
    if (isNetwork && url.origin !== origin) foreignRequests.push(url.href);
  });

  await prepare?.(page);
  const response = await page.goto(path, { waitUntil: loads ? "load" : "domcontentloaded" });
  if (!response) throw new Error(`${path} gave no answer.`);
  if (javaScript && until === "hydrated") await untilHydrated(page, pageErrors);

  const problems = (): string[] => [
    ...consoleErrors.map((text) => `console error: ${text}`),
    ...pageErrors.map((text) => `exception: ${text}`),
    ...foreignRequests.map((url) => `request to another origin: ${url}`),
    ...violations.map((text) => `violation of the Content-Security-Policy: ${text}`),
  ];
  const lists = { consoleErrors, pageErrors, foreignRequests, violations };
  return { page, context, response, ...lists, problems };
}

/**
 * Waits until React has marked the page's root as its own. By the clock and not by animation frames, the
 * default: a window that nobody sees may stop drawing on a busy machine, and hydrates all the same.
 */
async function untilHydrated(page: Page, pageErrors: readonly string[]): Promise<void> {
  try {
    const isHydrated = () => {
      const root = document.getElementById("gatsby-focus-wrapper");
      return root === null || Object.keys(root).some((key) => key.startsWith("__reactFiber"));
    };
    await page.waitForFunction(isHydrated, undefined, { polling: 100 });
  } catch (error) {
    const reason = `React did not take over ${page.url()}.\n${pageErrors.join("\n")}`;
    throw new Error(reason, { cause: error });
  }
}
