/**
 * `npm run lighthouse [-- <path> …]`: runs Lighthouse on every template in both languages, or on those paths, on a
 * phone with simulated throttling, and compares the largest paint with that of the page without scripts. Reads
 * `public/`; the median of three runs counts. Exits with 1 if a limit is missed.
 */
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Result } from "lighthouse";
import { runCommand } from "../../src/cli/run-command";
import { filesIn } from "../../src/gatsby/files-in";
import { htmlFile } from "../../src/gatsby/output/flatten-html";
import { locales } from "../../src/i18n/locales";
import { helpCategoryPath, screenPath, screens } from "../../src/i18n/routes";
import { illustratedPost } from "../setup/content/sample-pages";
import { findFreePort } from "../setup/servers/free-port";
import { builtSite, inBrowser, median, print } from "./harness";

const runs = 3;

/** Times in milliseconds; scores of up to 100. */
const limits = {
  performance: 99,
  largestPaint: 1_600,
  blocking: 50,
  /** Largest paint relative to that of the page without scripts. */
  ratio: 1.15,
} as const;

const quality = ["accessibility", "best-practices", "seo"] as const;

const samplePages = locales.flatMap((locale) => [
  ...screens.map((screen) => screenPath(screen, locale)),
  illustratedPost(locale).path,
  helpCategoryPath("about", locale),
]);

/** @param skipAudits ids of audits that do not apply to the page. */
async function run(url: string, port: number, onlyCategories: string[], skipAudits: string[] = []) {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, { port, onlyCategories, skipAudits, logLevel: "error" });
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? "none"}`);
  return lhr;
}

const score = ({ categories }: Result, name: string) =>
  Math.round((categories[name]?.score ?? 0) * 100);

const figure = (results: readonly Result[], audit: string) =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

function failedAudits({ audits, categories }: Result): string[] {
  return quality
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** Measures a page, prints a line, and returns what exceeds a limit. */
async function measure(path: string, port: number, [site = "", bare = ""]: readonly string[]) {
  const html = await readFile(join(builtSite, htmlFile(path)), "utf8");
  // A page may hide from search engines on purpose.
  const skipped = html.includes('<meta name="robots" content="noindex') ? ["is-crawlable"] : [];
  const results = [await run(site + path, port, ["performance", ...quality], skipped)];
  const scriptless = [await run(bare + path, port, ["performance"])];
  while (results.length < runs) {
    results.push(await run(site + path, port, ["performance"]));
    scriptless.push(await run(bare + path, port, ["performance"]));
  }
  const first = results[0]!;
  const performance = median(results.map((result) => score(result, "performance")));
  const firstPaint = figure(results, "first-contentful-paint");
  const largestPaint = figure(results, "largest-contentful-paint");
  const blocking = figure(results, "total-blocking-time");
  const shift = figure(results, "cumulative-layout-shift");
  const ratio = largestPaint / figure(scriptless, "largest-contentful-paint");
  const missed = [
    ...(performance < limits.performance ? ["performance"] : []),
    ...failedAudits(first),
    ...(largestPaint > limits.largestPaint ? ["largest paint"] : []),
    ...(blocking > limits.blocking ? ["blocking"] : []),
    ...(shift > 0 ? ["layout shift"] : []),
    ...(ratio > limits.ratio ? ["largest paint later than without scripts"] : []),
  ];
  const scores = [performance, ...quality.map((name) => score(first, name))].join(" ");
  print(
    `${missed.length === 0 ? "✔" : "✖"} ${path.padEnd(36)} ${scores}  FCP ${firstPaint.toFixed(0)}  ` +
      `LCP ${largestPaint.toFixed(0)}  TBT ${blocking.toFixed(0)}  CLS ${shift.toFixed(3)}  ` +
      `LCP / without scripts ${ratio.toFixed(2)}  ${missed.join(", ")}`,
  );
  return missed;
}

async function removeScripts(directory: string): Promise<void> {
  for (const name of filesIn(directory).filter((file) => file.endsWith(".html"))) {
    const file = join(directory, name);
    const html = await readFile(file, "utf8");
    await writeFile(file, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
  }
}

runCommand(async (stopping) => {
  const named = process.argv.slice(2);
  const paths = samplePages.filter((path) => named.length === 0 || named.includes(path));
  if (paths.length === 0) throw new Error("No sample page has such a path.");
  const port = await findFreePort();
  const bare = await realpath(await mkdtemp(join(tmpdir(), "site-without-scripts-")));
  try {
    await cp(builtSite, bare, { recursive: true });
    await removeScripts(bare);
    const options = { switches: [`--remote-debugging-port=${port}`] };
    await inBrowser([builtSite, bare], options, async (_browser, origins) => {
      print(`Lighthouse on a phone, simulated throttling, median of ${runs} runs`);
      print(`Scores: performance ${quality.join(" ")}`);
      let missedPages = 0;
      for (const path of paths) {
        stopping.throwIfAborted();
        if ((await measure(path, port, origins)).length > 0) missedPages += 1;
      }
      print(missedPages === 0 ? "Every limit is kept" : `${missedPages} pages miss a limit`);
      if (missedPages > 0) process.exitCode = 1;
    });
  } finally {
    await rm(bare, { recursive: true, force: true });
  }
});
