/** The built site in a real browser, for `tests/e2e`. */
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
  /** Path on the site, with its query string: `/blog?page=2`. */
  readonly path: string;
  /** Viewport size in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** `false` disables JavaScript. */
  readonly javaScript?: boolean;
  /**
   * `hydrated` (the default) waits until React has hydrated the page. `load` waits only for the load event,
   * as does every visit without JavaScript.
   */
  readonly until?: "hydrated" | "load";
  /** `false` if a request of the page never completes, so that the load event does not fire. */
  readonly loads?: boolean;
  /** Runs before the page is opened, for routes and stored values. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Another server to reach the site through, without a trailing slash. */
  readonly origin?: string;
  /** Other options of the browser context: `reducedMotion`, `storageState`, `locale`… */
  readonly context?: BrowserContextOptions;
};

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The response to the page's own request. */
  readonly response: Response;
  /** Console errors, except those about the page itself being 404. */
  readonly consoleErrors: string[];
  /** Uncaught exceptions. */
  readonly pageErrors: string[];
  /** Requested URLs on other origins. All of them were blocked. */
  readonly foreignRequests: string[];
  /** Violations of the Content-Security-Policy. A test fails if any are left at its end. */
  readonly violations: string[];
  /** Returns the four lists above in one, with the kind of each entry. */
  problems(): string[];
};

export type Site = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Opens a page in a new browser context, which is closed after the test. */
  openPage(options: VisitOptions): Promise<Visit>;
};

/**
 * Serves the built site and launches a browser for the test file that calls this at its top level.
 *
 * @param directory returns the folder of the built site; called when the tests start.
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

/** Returns a list that grows with every violation in any frame of the context. */
async function watchViolations(context: BrowserContext, javaScript = true): Promise<string[]> {
  const violations: string[] = [];
  context.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(violationMark)) violations.push(text.slice(violationMark.length).trim());
    // Without scripts there are no events, only the browser's own message.
    if (!javaScript && /violates .*Content Security Policy/.test(text)) violations.push(text);
  });
  await context.addInitScript((mark) => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const position = `${document.URL}, ${sourceFile}:${lineNumber}`;
      console.warn(`${mark} ${effectiveDirective} (${blockedURI}) at ${position} ${sample}`);
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

  // A missing page and its data, which Gatsby requests.
  const { href, pathname } = new URL(path, origin);
  const missingUrls = [href, `${origin}/page-data${pathname}/page-data.json`];
  let isMissing = false;

  page.on("response", (response) => {
    if (response.url() === href && response.status() === 404) isMissing = true;
  });
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const { url } = message.location();
    const isResource = message.text().startsWith("Failed to load resource");
    if (isMissing && isResource && missingUrls.includes(url)) return;
    consoleErrors.push(`${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => pageErrors.push(error.stack ?? error.message));
  page.on("request", (request) => {
    const url = new URL(request.url());
    // Excludes data:, blob: and about: URLs.
    const isNetwork = /^(https?|wss?):$/.test(url.protocol);
    if (isNetwork && url.origin !== origin) foreignRequests.push(url.href);
  });

  await prepare?.(page);
  const response = await page.goto(path, { waitUntil: loads ? "load" : "domcontentloaded" });
  if (!response) throw new Error(`${path} gave no response.`);
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
 * Waits until React has hydrated the page's root. Polls by time rather than by animation frame, the default:
 * on a busy machine, a headless browser may stop rendering, but still hydrates.
 */
async function untilHydrated(page: Page, pageErrors: readonly string[]): Promise<void> {
  try {
    const isHydrated = () => {
      const root = document.getElementById("gatsby-focus-wrapper");
      return root === null || Object.keys(root).some((key) => key.startsWith("__reactFiber"));
    };
    await page.waitForFunction(isHydrated, undefined, { polling: 100 });
  } catch (error) {
    const reason = `React did not hydrate ${page.url()}.\n${pageErrors.join("\n")}`;
    throw new Error(reason, { cause: error });
  }
}
