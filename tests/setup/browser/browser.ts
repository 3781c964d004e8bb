/** A browser for the tests, found without downloading one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { bundledChromium, hasBundledChromium } from "./bundled-chromium";

export type Candidate = {
  readonly name: string;
  readonly executablePath: string;
  readonly environment?: Record<string, string>;
};

/** Of the command line, in every test. */
export const browserSwitches = [
  reachOnly(),
  "--disable-domain-reliability",
  "--no-pings",
  // Text has the same widths everywhere, and its edges the same shades of grey.
  "--font-render-hinting=none",
  "--disable-lcd-text",
];

/**
 * The switch for nothing but this computer: every other name and address ends as "not resolved".
 *
 * @param places on this computer by the names that stand for them: `{ "shop.localhost:80": "127.0.0.1:4000" }`.
 */
export function reachOnly(places: Readonly<Record<string, string>> = {}): string {
  const rules = Object.entries(places).map(([name, place]) => `MAP ${name} ${place}`);
  return `--host-resolver-rules=${[...rules, "MAP * ~NOTFOUND", "EXCLUDE 127.0.0.1"].join(", ")}`;
}

export type BrowserOptions = {
  /** Of the command line, beside those that every test has; the later of two counts. */
  readonly switches?: readonly string[];
  /** Whether windows have scrollbars that take width, as on most desktops. */
  readonly hasScrollbars?: boolean;
};

type CandidateFinder = () => Candidate[] | Promise<Candidate[]>;

/**
 * Starts a headless Chromium: the one that `CHROMIUM_PATH` names, else the one in the npm packages
 * (Linux on x64), else an installed Chrome, Chromium or Edge.
 *
 * @param options what is not as in every test.
 * @throws Error that says what was tried when none starts.
 */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return await startChromium((candidate) => launch(candidate, options));
}

/**
 * Tries the same ones in the same order, by another driver's means.
 *
 * @throws Error that says what was tried when none starts.
 */
export async function startChromium<Started>(
  start: (candidate: Candidate) => Promise<Started>,
): Promise<Started> {
  return await startFirst(candidateFinders(), start);
}

/**
 * Starts the one in the npm packages, with its own fonts: it draws the same pixels on every machine
 * that it runs on.
 *
 * @throws Error that says why it does not start.
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
  const tried = problems.length > 0 ? `\n${problems.join("\n")}` : "";
  throw new Error(
    `No browser for the tests. Install Chrome, or name one with CHROMIUM_PATH.${tried}`,
  );
}

/** In order; each is asked only when those before it had nothing that starts. */
function candidateFinders(): CandidateFinder[] {
  const configured = process.env.CHROMIUM_PATH;
  // Somebody who names a browser wants that one or an error.
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
  return usualPlaces()
    .filter((path) => existsSync(path))
    .map((path) => ({ name: path, executablePath: path }));
}

function usualPlaces(): string[] {
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
    // Playwright hides them where there is no screen.
    ignoreDefaultArgs: hasScrollbars ? ["--hide-scrollbars"] : [],
    timeout: 30_000,
    env: { ...process.env, ...environment },
  });
}

/** The start of a browser's error is the reason; its call log fills pages. */
function firstLines(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const reason = lines.find((line) => line.includes("error while loading"));
  return reason ?? lines.slice(0, 3).join("\n");
}
