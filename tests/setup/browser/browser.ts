/** Launches a Chromium for the tests, without downloading one. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { bundledChromium, hasBundledChromium } from "./bundled-chromium";

/** The switch that blocks all hosts but this machine and those that are mapped to it. */
export function reachOnly(targets: Readonly<Record<string, string>> = {}): string {
  const rules = Object.entries(targets).map(([host, target]) => `MAP ${host} ${target}`);
  return `--host-resolver-rules=${[...rules, "MAP * ~NOTFOUND", "EXCLUDE 127.0.0.1"].join(", ")}`;
}

export type BrowserOptions = {
  /** Added to those of all tests; the last of duplicates wins. */
  readonly switches?: readonly string[];
  /** Whether scrollbars take up width, as on most desktops. */
  readonly hasScrollbars?: boolean;
  /** Whether the bundled Chromium has its own fonts, and so the same pixels on every machine. */
  readonly hasOwnFonts?: boolean;
};

/**
 * Launches a headless Chromium: that of `CHROMIUM_PATH`, else the bundled one (Linux on x64), else an
 * installed Chrome.
 *
 * @throws Error with the reason if it does not start.
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const { switches = [], hasScrollbars = false, hasOwnFonts = false } = options;
  const launch = (
    browser: { readonly executablePath: string } | { readonly channel: "chrome" },
    environment: Readonly<Record<string, string>> = {},
  ) =>
    chromium.launch({
      ...browser,
      args: [
        reachOnly(),
        "--disable-domain-reliability",
        "--no-pings",
        // Text gets the same widths and greyscale antialiasing on every machine.
        "--font-render-hinting=none",
        "--disable-lcd-text",
        ...switches,
      ],
      // Playwright hides scrollbars in headless mode.
      ignoreDefaultArgs: hasScrollbars ? ["--hide-scrollbars"] : [],
      timeout: 30_000,
      env: { ...process.env, ...environment },
    });

  const configured = process.env.CHROMIUM_PATH;
  if (configured) return await launch({ executablePath: configured });
  if (!hasBundledChromium) return await launch({ channel: "chrome" });
  const { executablePath, fonts, libraries } = await bundledChromium();
  const environment = hasOwnFonts || !existsSync("/etc/fonts/fonts.conf") ? fonts : {};
  try {
    return await launch({ executablePath }, environment);
  } catch {
    // A slim container lacks libraries, which the package has.
    return await launch({ executablePath }, { ...environment, ...libraries });
  }
}
