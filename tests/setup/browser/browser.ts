/** Finds and launches a browser for the tests, without downloading one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { bundledChromium, hasBundledChromium } from "./bundled-chromium";

type Candidate = {
  readonly name: string;
  readonly executablePath: string;
  readonly environment?: Record<string, string>;
};

/** Command line switches of all tests. */
const browserSwitches = [
  reachOnly(),
  "--disable-domain-reliability",
  "--no-pings",
  // Text gets the same widths and greyscale antialiasing on every machine.
  "--font-render-hinting=none",
  "--disable-lcd-text",
];

/**
 * Returns the switch that blocks all hosts but this machine: no other host is resolved.
 *
 * @param targets local targets of fake hosts: `{ "shop.localhost:80": "127.0.0.1:4000" }`.
 */
export function reachOnly(targets: Readonly<Record<string, string>> = {}): string {
  const rules = Object.entries(targets).map(([host, target]) => `MAP ${host} ${target}`);
  return `--host-resolver-rules=${[...rules, "MAP * ~NOTFOUND", "EXCLUDE 127.0.0.1"].join(", ")}`;
}

type BrowserOptions = {
  /** Added to those of all tests; the last of duplicates wins. */
  readonly switches?: readonly string[];
  /** Whether scrollbars take up width, as on most desktops. */
  readonly hasScrollbars?: boolean;
};

type CandidateFinder = () => Candidate[] | Promise<Candidate[]>;

/**
 * Launches a headless Chromium: that of `CHROMIUM_PATH`, else the bundled one (Linux on x64), else an
 * installed Chrome, Chromium or Edge.
 *
 * @throws Error that lists the attempts if none starts.
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return await startChromium((candidate) => launch(candidate, options));
}

/**
 * Tries the same browsers in the same order with another driver.
 *
 * @throws Error that lists the attempts if none starts.
 */
async function startChromium<Started>(
  start: (candidate: Candidate) => Promise<Started>,
): Promise<Started> {
  return await startFirst(candidateFinders(), start);
}

/**
 * Launches the bundled Chromium with its own fonts, which renders the same pixels on every machine.
 *
 * @throws Error with the reason if it does not start.
 */
export async function launchBundledBrowser(): Promise<Browser> {
  const { ownFonts } = await bundledChromium();
  const candidates = await bundledCandidates();
  const find = () =>
    candidates.map((candidate) => ({
      ...candidate,
      environment: { ...candidate.environment, ...ownFonts },
    }));
  return await startFirst([find], (candidate) => launch(candidate, {}));
}

async function startFirst<Started>(
  finders: readonly CandidateFinder[],
  start: (candidate: Candidate) => Promise<Started>,
): Promise<Started> {
  const problems: string[] = [];
  for (const find of finders) {
    try {
      for (const candidate of await find()) {
        try {
          return await start(candidate);
        } catch (error) {
          problems.push(`${candidate.name}: ${firstLines(error)}`);
        }
      }
    } catch (error) {
      problems.push(firstLines(error));
    }
  }
  const attempts = problems.length > 0 ? `\n${problems.join("\n")}` : "";
  throw new Error(
    `No browser for the tests. Install Chrome, or name one with CHROMIUM_PATH.${attempts}`,
  );
}

/** In order of preference; each is called only if no earlier candidate starts. */
function candidateFinders(): CandidateFinder[] {
  const configured = process.env.CHROMIUM_PATH;
  // No fallback: whoever configures a browser wants that one or an error.
  if (configured) return [() => [{ name: "CHROMIUM_PATH", executablePath: configured }]];
  return hasBundledChromium ? [bundledCandidates, installedCandidates] : [installedCandidates];
}

async function bundledCandidates(): Promise<Candidate[]> {
  const { executablePath, environment, bareEnvironment } = await bundledChromium();
  const name = "@sparticuz/chromium";
  return [
    { name, executablePath, environment },
    { name: `${name} with its own libraries`, executablePath, environment: bareEnvironment },
  ];
}

function installedCandidates(): Candidate[] {
  return usualPaths()
    .filter((path) => existsSync(path))
    .map((path) => ({ name: path, executablePath: path }));
}

function usualPaths(): string[] {
  switch (process.platform) {
    case "darwin":
      return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case "win32":
      return [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => [
          join(folder, "Google/Chrome/Application/chrome.exe"),
          join(folder, "Microsoft/Edge/Application/msedge.exe"),
        ]);
    default:
      return [
        "/usr/bin/google-chrome-stable",
        "/usr/bin/google-chrome",
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/snap/bin/chromium",
      ];
  }
}

async function launch(
  { executablePath, environment }: Candidate,
  { switches = [], hasScrollbars = false }: BrowserOptions,
): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    args: [...browserSwitches, ...switches],
    headless: true,
    // Playwright hides scrollbars in headless mode.
    ignoreDefaultArgs: hasScrollbars ? ["--hide-scrollbars"] : [],
    timeout: 30_000,
    env: { ...process.env, ...environment },
  });
}

/** Shortens a browser's error to the reason, without its long call log. */
function firstLines(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.find((line) => line.includes("error while loading"));
  return reason ?? lines.slice(0, 3).join("\n");
}
