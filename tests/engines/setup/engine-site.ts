/** The built site in the engine under test, for `tests/engines`. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test as base } from "../../setup/fixtures";
import type { Engine, EngineName, LaunchOptions } from "./engine";
import { launchFirefox } from "./firefox-engine";
import { Visitor } from "./visitor";
import { launchWebkit } from "./webkit-engine";

const startTimeout = 120_000;

type OpenOptions = {
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  /** Another server to reach the site through, without a trailing slash. */
  readonly origin?: string;
};

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** @throws Error that names the Debian packages that are missing. */
async function launchEngine(name: EngineName, options: LaunchOptions): Promise<Engine> {
  if (name === "firefox") {
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

type EngineFixtures = {
  /** Opens a page as a new visitor: once in a test, which fails at the problems of its pages. */
  readonly open: (options: OpenOptions) => Promise<Visitor>;
};

export type EngineOptions = LaunchOptions & { readonly engineName: EngineName };

type EngineWorkerFixtures = EngineOptions & { readonly engine: Engine };

/** The tests in other engines. */
export const test = base.extend<EngineFixtures, EngineWorkerFixtures>({
  engineName: ["firefox", { scope: "worker", option: true }],
  javaScript: [true, { scope: "worker", option: true }],
  engine: [
    async ({ engineName, javaScript }, use) => {
      const engine = await launchEngine(engineName, { javaScript });
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: startTimeout },
  ],
  open: async ({ engine, javaScript, origin: siteOrigin }, use) => {
    let visitor: Visitor | undefined;
    await use(async ({ path, width = 1280, height = 800, origin = siteOrigin }) => {
      const page = await engine.openPage();
      visitor = new Visitor(page, origin);
      await page.resize(width, height);
      await visitor.goto(path);
      if (javaScript) await visitor.untilHydrated();
      return visitor;
    });
    expect(await visitor?.problems()).toEqual("");
  },
});

export { expect };
