/**
 * The built site in the engine under test, for `tests/engines`. Each file has one language, as engines do not
 * differ by language: both are tested in Chromium.
 */
import { startWranglerServer, type WranglerServer } from "../../../src/cli/wrangler-server";
import { publicDirectory } from "../output/built-site";
import { findFreePort } from "../servers/free-port";
import type { Engine, EngineName, LaunchOptions } from "./engine";
import { engineTitles, findEngine } from "./find-engine";
import { visitorOf, type Visitor } from "./visitor";

/** Set by the Jest project, see `.config/jest.config.mjs`. */
declare const engineUnderTest: EngineName;
export const engineName = engineUnderTest;

const startTimeout = 120_000;

export type OpenOptions = {
  /** Path on the site, with its query string. */
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  /** Another server to reach the site through, without a trailing slash. */
  readonly origin?: string;
  /** Matches expected problems. Any other fails the test. */
  readonly expected?: RegExp;
};

export type EngineSite = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Name and version of the engine. */
  readonly version: string;
  /** Opens a page as a new visitor, and closes the previous one. */
  open(options: OpenOptions): Promise<Visitor>;
};

/**
 * Serves the site and launches the engine for the test file that calls this at its top level. A test fails
 * if its pages have reported unexpected problems.
 */
export function engineSite({ javaScript }: LaunchOptions = { javaScript: true }): EngineSite {
  let server: WranglerServer | undefined;
  let engine: Engine | undefined;
  let current: { readonly visitor: Visitor; readonly expected: RegExp | undefined } | undefined;
  let problems: string[] = [];

  beforeAll(async () => {
    const { missing, launch } = findEngine(engineName);
    if (missing.length > 0) {
      throw new Error(
        `${engineTitles[engineName]} is not installed: apt-get install ${missing.join(" ")}`,
      );
    }
    server = await startWranglerServer({ directory: publicDirectory, port: await findFreePort() });
    engine = await launch({ javaScript });
  }, startTimeout);

  /** Collects the problems of the current page while it is still open. */
  async function endVisit(): Promise<void> {
    if (!current) return;
    const { visitor, expected } = current;
    current = undefined;
    const reported = await visitor.page.problems();
    problems.push(...reported.filter((problem) => !expected?.test(problem)));
  }

  afterEach(async () => {
    await endVisit();
    const all = problems;
    problems = [];
    expect(all).toEqual([]);
  });

  afterAll(async () => {
    await engine?.close();
    await server?.stop();
  }, startTimeout);

  function siteOrigin(): string {
    if (!server) throw new Error("The site runs only within tests and hooks.");
    return server.origin;
  }

  return {
    get origin() {
      return siteOrigin();
    },
    get version() {
      if (!engine) throw new Error("The engine runs only within tests and hooks.");
      return engine.version;
    },
    async open({ path, width = 1280, height = 800, origin = siteOrigin(), expected }) {
      if (!engine) throw new Error("The engine runs only within tests and hooks.");
      await endVisit();
      const page = await engine.openPage();
      const visitor = visitorOf(page, origin);
      current = { visitor, expected };
      await page.resize(width, height);
      await visitor.goto(path);
      if (javaScript) await visitor.untilHydrated();
      return visitor;
    },
  };
}
