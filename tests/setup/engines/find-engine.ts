/** Finds the engines installed on this machine. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Engine, EngineName, LaunchOptions } from "./engine";

export type FoundEngine = {
  /** Debian packages that are not installed. The engine can be launched if there are none. */
  readonly missing: readonly string[];
  launch(options: LaunchOptions): Promise<Engine>;
};

/** Display names of the engines. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit",
};

/** Finds an engine. Launches nothing, and loads no driver before it is needed. */
export function findEngine(name: EngineName): FoundEngine {
  switch (name) {
    case "chromium":
      return {
        // Bundled, or found at its usual path.
        missing: [],
        launch: async (options) => (await import("./puppeteer-engine")).launchChromium(options),
      };
    case "firefox": {
      const path = process.env.FIREFOX_PATH ?? firstOf(firefoxPaths());
      return {
        missing: path ? [] : ["firefox-esr"],
        launch: async (options) =>
          (await import("./puppeteer-engine")).launchFirefox(path ?? "firefox-esr", options),
      };
    }
    case "webkit": {
      const driver = onPath("WebKitWebDriver");
      return {
        missing: [
          ...(driver ? [] : ["webkit2gtk-driver"]),
          ...(onPath("Xvfb") ? [] : ["xvfb"]),
          ...(canOpenWindows() ? [] : ["python3-gi", "gir1.2-webkit2-4.1"]),
        ],
        launch: async (options) =>
          (await import("./webkit-engine")).launchWebkit(driver ?? "WebKitWebDriver", options),
      };
    }
  }
}

function firefoxPaths(): (string | undefined)[] {
  const application = "/Applications/Firefox.app/Contents/MacOS/firefox";
  return [
    onPath("firefox-esr"),
    onPath("firefox"),
    existsSync(application) ? application : undefined,
  ];
}

function firstOf(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined);
}

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Checks Debian's own Python, which has the bindings, whichever `python3` is first on the path. */
function canOpenWindows(): boolean {
  const script = "import gi; gi.require_version('WebKit2', '4.1')";
  return spawnSync("/usr/bin/python3", ["-c", script], { stdio: "ignore" }).status === 0;
}
