/** Measures the JavaScript that a browser fetches for a page's first load. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Request } from "playwright-core";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { findFreePort } from "../setup/servers/free-port";
import { locales, type Locale } from "../../src/i18n/locales";
import { postPath, screenPath } from "../../src/i18n/routes";
import { launchBrowser } from "../setup/browser/browser";
import type { BilingualPost } from "./generate-posts";

/** Scripts fetched within this time after `load` count. */
const settleMilliseconds = 2_000;
const parallelPages = 2;

export const templates = ["home", "blog list", "blog post", "about"] as const;
export type Template = (typeof templates)[number];

export const viewports = [
  { name: "desktop", width: 1280, height: 900 },
  { name: "phone", width: 390, height: 844 },
] as const;
export type ViewportName = (typeof viewports)[number]["name"];

export type Script = {
  /** File name without its content hash. */
  readonly name: string;
  /** Size in bytes on disk. */
  readonly bytes: number;
  readonly gzippedBytes: number;
  readonly digest: string;
};

export type FirstLoad = {
  readonly template: Template;
  readonly locale: Locale;
  readonly viewport: ViewportName;
  readonly scripts: readonly Script[];
};

type Visit = Omit<FirstLoad, "scripts">;

/**
 * Opens every template in each language and viewport, without any interaction, on a wrangler server.
 *
 * @param publicDirectory the built site.
 * @param post the post to open.
 * @throws Error when a page does not load, or `signal` aborts.
 */
export async function measureFirstLoads(
  publicDirectory: string,
  post: BilingualPost,
  signal: AbortSignal,
): Promise<FirstLoad[]> {
  const visits: Visit[] = templates.flatMap((template) =>
    locales.flatMap((locale) =>
      viewports.map(({ name }) => ({ template, locale, viewport: name })),
    ),
  );
  const server = await startWranglerServer({
    directory: publicDirectory,
    port: await findFreePort(),
  });
  try {
    const browser = await launchWithoutHandlers();
    try {
      const loads = new Map<Visit, FirstLoad>();
      const queue = [...visits];
      const next = async (): Promise<void> => {
        for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
          signal.throwIfAborted();
          const url = server.origin + pathOf(visit, post);
          const files = await scriptsOf(browser, visit.viewport, url);
          const scripts = await Promise.all(files.map((file) => script(publicDirectory, file)));
          loads.set(visit, { ...visit, scripts });
        }
      };
      await Promise.all(Array.from({ length: parallelPages }, next));
      return visits.flatMap((visit) => loads.get(visit) ?? []);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** Removes Playwright's signal handlers, which would end this process before its cleanup. */
async function launchWithoutHandlers(): Promise<Browser> {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const before = signals.map((name) => process.listeners(name));
  const browser = await launchBrowser();
  signals.forEach((name, index) => {
    for (const listener of process.listeners(name)) {
      if (!before[index]?.includes(listener)) process.off(name, listener);
    }
  });
  return browser;
}

function pathOf({ template, locale }: Visit, post: BilingualPost): string {
  switch (template) {
    case "home":
    case "about":
      return screenPath(template, locale);
    case "blog list":
      return screenPath("blog", locale);
    case "blog post":
      return postPath((locale === "sv" ? post.slug : post.slugEn).current, locale);
  }
}

/** Returns the paths of all fetched scripts, in the order of the requests. */
async function scriptsOf(browser: Browser, name: ViewportName, url: string): Promise<string[]> {
  const viewport = viewports.find((candidate) => candidate.name === name) ?? null;
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    const response = await page.goto(url, { waitUntil: "load" });
    if (!response?.ok()) throw new Error(`${url} returned ${response?.status() ?? "no response"}.`);
    await page.waitForTimeout(settleMilliseconds);
    const isScript = (request: Request): boolean =>
      request.resourceType() === "script" || new URL(request.url()).pathname.endsWith(".js");
    return [
      ...new Set(requests.filter(isScript).map((request) => new URL(request.url()).pathname)),
    ];
  } finally {
    await context.close();
  }
}

async function script(publicDirectory: string, path: string): Promise<Script> {
  const content = await readFile(join(publicDirectory, path));
  return {
    name: path.slice(1).replace(/-[0-9a-f]{20}\.js$/, ""),
    bytes: content.byteLength,
    gzippedBytes: gzipSync(content).byteLength,
    digest: createHash("sha256").update(content).digest("hex"),
  };
}

export function gzippedBytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, script) => sum + script.gzippedBytes, 0);
}

type Growth = {
  /** Difference in bytes on disk; negative if the later build is smaller. */
  readonly bytes: number;
  /** Larger and new files, with their growth in bytes. */
  readonly grown: readonly { readonly name: string; readonly bytes: number }[];
  /** Whether all files have the same content. */
  readonly isSame: boolean;
};

/** Compares the same page of two builds, file by file. Hashes in file names do not count. */
export function growthOf(before: FirstLoad, after: FirstLoad): Growth {
  const files = [before, after].map(
    ({ scripts }) => new Map(scripts.map((script) => [script.name, script])),
  );
  const [older = new Map<string, Script>(), newer = new Map<string, Script>()] = files;
  const names = [...new Set([...older.keys(), ...newer.keys()])];
  const changes = names.map((name) => ({
    name,
    bytes: (newer.get(name)?.bytes ?? 0) - (older.get(name)?.bytes ?? 0),
  }));
  return {
    bytes: changes.reduce((sum, { bytes }) => sum + bytes, 0),
    grown: changes.filter(({ bytes }) => bytes > 0),
    isSame: names.every((name) => newer.get(name)?.digest === older.get(name)?.digest),
  };
}
