/** Which engines this machine has, and how each is started. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Engine, EngineName, LaunchOptions } from "./engine";

export type FoundEngine = {
  /** What is not installed. The engine can be started when there is nothing. */
  readonly missing: readonly string[];
  launch(options: LaunchOptions): Promise<Engine>;
};

/** As people write them. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit",
};

/** Looks for an engine. Nothing is started, and no driver is loaded before it is needed. */
export function findEngine(name: EngineName): FoundEngine {
  switch (name) {
    case "chromium":
      return {
        // It comes with the packages, or is found where it is usually installed.
        missing: [],
        launch: async (options) => (await import("./puppeteer-engine")).launchChromium(options),
      };
    case "firefox": {
      const path = process.env.FIREFOX_PATH ?? firstOf(firefoxPlaces());
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

function firefoxPlaces(): (string | undefined)[] {
  const application = "/Applications/Firefox.app/Contents/MacOS/firefox";
  return [
    onPath("firefox-esr"),
    onPath("firefox"),
    existsSync(application) ? application : undefined,
  ];
}

function firstOf(places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined);
}

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Debian's own Python has the bindings, whatever other `python3` comes first. */
function canOpenWindows(): boolean {
  const script = "import gi; gi.require_version('WebKit2', '4.1')";
  return spawnSync("/usr/bin/python3", ["-c", script], { stdio: "ignore" }).status === 0;
}
