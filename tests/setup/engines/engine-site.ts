/**
 * The built site in the engine under test, for `tests/engines`. Each file has one language, as engines do not
 * differ by language: both are tested in Chromium.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Engine, EngineName, LaunchOptions } from "./engine";
import { launchFirefox } from "./firefox-engine";
import { visitorOf, type Visitor } from "./visitor";
import { launchWebkit } from "./webkit-engine";

/** Set by the Jest project, see `.config/jest.config.mjs`. */
declare const engineUnderTest: EngineName;

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

type EngineSite = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Opens a page as a new visitor, and closes the previous one. */
  open(options: OpenOptions): Promise<Visitor>;
};

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** @throws Error that names the Debian packages that are missing. */
async function launchEngine(options: LaunchOptions): Promise<Engine> {
  if (engineUnderTest === "firefox") {
    const path = process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");
    if (path === undefined)
      throw new Error("Firefox is not installed: apt-get install firefox-esr");
    return await launchFirefox(path, options);
  }
  const driver = onPath("WebKitWebDriver");
  // Debian's own Python has the bindings, whichever `python3` is first on the path.
  const bindings = spawnSync("/usr/bin/python3", [
    "-c",
    "import gi; gi.require_version('WebKit2', '4.1')",
  ]);
  if (driver === undefined || onPath("Xvfb") === undefined || bindings.status !== 0) {
    const packages = "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1";
    throw new Error(`WebKit is not installed: apt-get install ${packages}`);
  }
  return await launchWebkit(driver, options);
}

/**
 * Launches the engine for the test file that calls this at its top level. A test fails
 * if its pages have reported unexpected problems.
 */
export function engineSite({ javaScript }: LaunchOptions = { javaScript: true }): EngineSite {
  let engine: Engine | undefined;
  let current: { readonly visitor: Visitor; readonly expected: RegExp | undefined } | undefined;
  let problems: string[] = [];

  beforeAll(async () => {
    engine = await launchEngine({ javaScript });
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
  }, startTimeout);

  function siteOrigin(): string {
    return process.env.SHARED_SITE_ORIGIN!;
  }

  return {
    get origin() {
      return siteOrigin();
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
