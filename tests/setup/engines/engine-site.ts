/** The built site in the engine under test, for the journeys in `tests/engines`. */
import { startWranglerServer, type WranglerServer } from "../../../src/cli/wrangler-server";
import { publicDirectory } from "../output/built-site";
import { findFreePort } from "../servers/free-port";
import type { Engine, EngineName, LaunchOptions } from "./engine";
import { engineTitles, findEngine } from "./find-engine";
import { visitorOf, type Visitor } from "./visitor";

/** The engine of the Jest project: see `.config/jest.config.mjs`. */
declare const engineUnderTest: EngineName;
export const engineName = engineUnderTest;

const startTimeout = 120_000;

export type OpenOptions = {
  /** Path on the site, with its query. */
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  /** Another server to reach the site through, without a trailing slash. */
  readonly origin?: string;
  /** Problems that belong to the journey. Any other fails its test. */
  readonly expected?: RegExp;
};

export type EngineSite = {
  /** Address without a trailing slash. */
  readonly origin: string;
  /** Name and version of the engine. */
  readonly version: string;
  /** Opens a page as somebody who has never been here, and leaves the one before. */
  open(options: OpenOptions): Promise<Visitor>;
};

/**
 * Serves the site and starts the engine for the test file that calls this at its top level. After each
 * test, whatever its visitors' pages have reported as a problem fails it.
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

  /** Asks the visitor's window what it has reported, as long as it is there. */
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
