/** Windows of the built site, which record the faults of their pages. */
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from "@playwright/test";

export type VisitOptions = {
  /** Path on the site, with its query string: `/blog?page=2`. */
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  /**
   * `hydrated` (the default) waits until React has hydrated the page. `load` waits only for the load event,
   * as does every visit without JavaScript.
   */
  readonly until?: "hydrated" | "load";
  /** `false` if a request of the page never completes, so that the load event does not fire. */
  readonly loads?: boolean;
  /** Runs before the page is opened, for routes and stored values. */
  readonly prepare?: (page: Page) => unknown;
  /** Another server to reach the site through, without a trailing slash. */
  readonly origin?: string;
  /** Something fails on purpose, or another origin is reached: the test looks at the lists that concern it. */
  readonly hasFaults?: boolean;
  /** Other options of the browser context: `reducedMotion`, `storageState`, `locale`… */
  readonly context?: BrowserContextOptions;
};

/** What goes wrong in the windows of a visit: lists that grow. A test fails if any entry is left at its end. */
type Faults = {
  /** Console errors, except those about the page itself being 404. */
  readonly consoleErrors: string[];
  readonly pageErrors: string[];
  /** Requested URLs on other origins. All of them were blocked. */
  readonly foreignRequests: string[];
  /** Violations of the Content-Security-Policy. They count even if a visit `hasFaults`. */
  readonly violations: string[];
};

export type Visit = Faults & {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly response: Response;
};

export type Site = {
  /** Without a trailing slash. */
  readonly origin: string;
  openPage(options: VisitOptions): Promise<Visit>;
};

/**
 * Returns the site at an origin for one test.
 *
 * @returns the site; `close` closes its windows, and fails at the faults of their pages.
 */
export function openSite(browser: Browser, siteOrigin: string) {
  const contexts: BrowserContext[] = [];
  const counted: Partial<Faults>[] = [];
  const site: Site = {
    origin: siteOrigin,
    async openPage(options) {
      const { origin = siteOrigin, path, prepare, javaScript = true } = options;
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
        javaScriptEnabled: javaScript,
        ...options.context,
      });
      contexts.push(context);
      const faults = await watchFaults(context, new URL(path, origin), javaScript);
      counted.push(options.hasFaults ? { violations: faults.violations } : faults);
      const page = await context.newPage();
      await prepare?.(page);
      const waitUntil = options.loads === false ? "domcontentloaded" : "load";
      const response = await page.goto(path, { waitUntil });
      if (!response) throw new Error(`${path} gave no response.`);
      // By time: on a busy machine, a headless browser may stop rendering, but still hydrates.
      if (javaScript && options.until !== "load")
        await page.waitForFunction(isHydrated, undefined, { polling: 100 });
      return { page, context, response, ...faults };
    },
  };
  return {
    site,
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      for (const faults of counted) {
        expect(Object.entries(faults).filter(([, list]) => list.length > 0)).toEqual([]);
      }
    },
  };
}

/** Runs in the page. True on one that is none of the site's. */
export const isHydrated = (): boolean =>
  window.isHydrated ?? document.getElementById("gatsby-focus-wrapper") === null;

const violationMark = "violation of the policy:";

async function watchFaults(
  context: BrowserContext,
  { href, origin, pathname }: URL,
  javaScript: boolean,
): Promise<Faults> {
  const faults: Faults = { consoleErrors: [], pageErrors: [], foreignRequests: [], violations: [] };
  // A missing page and its data, which Gatsby requests.
  const missingUrls = [href, `${origin}/page-data${pathname}/page-data.json`];

  context.on("console", (message) => {
    const text = message.text();
    if (text.startsWith(violationMark))
      faults.violations.push(text.slice(violationMark.length).trim());
    // Without scripts there are no events, only the browser's own message.
    if (!javaScript && /violates .*Content Security Policy/.test(text))
      faults.violations.push(text);
    if (message.type() !== "error") return;
    const { url } = message.location();
    if (/^Failed to load resource.* 404 /.test(text) && missingUrls.includes(url)) return;
    faults.consoleErrors.push(`${text} (${url})`);
  });
  context.on("weberror", (event) => {
    const error = event.error();
    faults.pageErrors.push(error.stack ?? error.message);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    // Excludes data:, blob: and about: URLs.
    const isNetwork = /^(https?|wss?):$/.test(url.protocol);
    if (isNetwork && url.origin !== origin) faults.foreignRequests.push(url.href);
  });
  // In any frame of the context.
  await context.addInitScript((mark) => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const position = `${document.URL}, ${sourceFile}:${lineNumber}`;
      console.warn(`${mark} ${effectiveDirective} (${blockedURI}) at ${position} ${sample}`);
    });
  }, violationMark);
  return faults;
}
