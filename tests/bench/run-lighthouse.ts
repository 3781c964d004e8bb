/**
 * `npm run lighthouse`: runs Lighthouse on every template in both languages, on a phone with simulated
 * throttling, and compares the largest paint with that of the page without scripts. Reads `public/`; the
 * median of three runs counts. Exits with 1 if a limit is missed.
 *
 * `npm run lighthouse -- /blog /en` runs it on those paths only.
 */
import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { findFreePort } from "../setup/servers/free-port";
import { htmlFile } from "../../src/gatsby/output/flatten-html";
import { locales } from "../../src/i18n/locales";
import { helpCategoryPath, screenPath, screens } from "../../src/i18n/routes";
import { launchBrowser } from "../setup/browser/browser";
import { illustratedPost } from "../setup/content/sample-pages";
import { medianFigures, runLighthouse, type Figures, type RunResult } from "./lighthouse-run";
import { print } from "./report";

const publicDirectory = resolve(__dirname, "../../public");
const runs = 3;

/** Times in milliseconds, scores up to 100. */
const limits = {
  performance: 99,
  otherScores: 100,
  largestPaint: 1_600,
  blocking: 50,
  /** Largest paint relative to that of the page without scripts. */
  ratio: 1.15,
} as const;

type Measured = { readonly results: readonly RunResult[]; readonly scriptless: Figures };

/** Describes each limit that a page misses. */
function missedLimits({ results, scriptless }: Measured): string[] {
  const { scores, failed = [] } = results[0] ?? {};
  const figures = medianFigures(results.map((result) => result.figures));
  const { performance, largestPaint, blocking, shift } = figures;
  const others = [scores?.accessibility, scores?.bestPractices, scores?.seo];
  return [
    ...(performance < limits.performance ? [`performance ${performance}`] : []),
    ...(others.every((score) => score === limits.otherScores) ? [] : failed),
    ...(largestPaint > limits.largestPaint ? [`largest paint ${largestPaint.toFixed(0)} ms`] : []),
    ...(blocking > limits.blocking ? [`blocked for ${blocking.toFixed(0)} ms`] : []),
    ...(shift > 0 ? [`layout shift ${shift.toFixed(3)}`] : []),
    ...(largestPaint > limits.ratio * scriptless.largestPaint
      ? ["largest paint later than without scripts"]
      : []),
  ];
}

const columns = ["perf", "a11y", "best", "seo", "FCP ms", "LCP ms", "TBT ms", "CLS", "LCP ratio"];

function row({ results, scriptless }: Measured): string {
  const { scores } = results[0] ?? {};
  const figures = medianFigures(results.map((result) => result.figures));
  const cells = [
    figures.performance,
    scores?.accessibility,
    scores?.bestPractices,
    scores?.seo,
    figures.firstPaint.toFixed(0),
    figures.largestPaint.toFixed(0),
    figures.blocking.toFixed(0),
    figures.shift.toFixed(3),
    (figures.largestPaint / scriptless.largestPaint).toFixed(2),
  ];
  return cells.map((cell, index) => String(cell).padStart(columns[index]!.length)).join("  ");
}

/** Skips the audit for crawlability on pages that are meant to be hidden from search engines. */
async function skippedAudits(path: string): Promise<string[]> {
  const html = await readFile(join(publicDirectory, htmlFile(path)), "utf8");
  return /<meta name="robots" content="noindex/.test(html) ? ["is-crawlable"] : [];
}

/** One page of each template in each language. */
const samplePages = locales.flatMap((locale) => [
  ...screens.map((screen) => screenPath(screen, locale)),
  illustratedPost(locale).path,
  helpCategoryPath("about", locale),
]);

/** Copies a built site to a temporary folder, and removes the scripts from its HTML, for comparison. */
async function withoutScripts(
  publicDirectory: string,
): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "site-without-scripts-")));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    await cp(publicDirectory, directory, { recursive: true });
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith(".html"))) {
      const path = join(entry.parentPath, entry.name);
      const html = await readFile(path, "utf8");
      await writeFile(path, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""));
    }
    return { directory, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function runAll(): Promise<void> {
  const named = process.argv.slice(2);
  const paths = samplePages.filter((path) => named.length === 0 || named.includes(path));
  if (paths.length === 0) throw new Error("No sample page has such a path.");

  const debuggingPort = await findFreePort();
  const bare = await withoutScripts(publicDirectory);
  const site = await startWranglerServer({
    directory: publicDirectory,
    port: await findFreePort(),
  });
  const bareSite = await startWranglerServer({
    directory: bare.directory,
    port: await findFreePort(),
  });
  const browser = await launchBrowser({ switches: [`--remote-debugging-port=${debuggingPort}`] });
  try {
    const width = Math.max(...paths.map((path) => path.length));
    print(`Lighthouse on a phone, simulated throttling, median of ${runs} runs`);
    print(`  ${"".padEnd(width)}  ${columns.join("  ")}`);
    let missedPages = 0;
    for (const path of paths) {
      const skipAudits = await skippedAudits(path);
      const results: RunResult[] = [];
      const scriptless: Figures[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await runLighthouse(site.origin + path, debuggingPort, run === 0, skipAudits));
        const { figures } = await runLighthouse(bareSite.origin + path, debuggingPort, false);
        scriptless.push(figures);
      }
      const measured = { results, scriptless: medianFigures(scriptless) };
      const missed = missedLimits(measured);
      if (missed.length > 0) missedPages += 1;
      print(`${missed.length > 0 ? "✖" : "✔"} ${path.padEnd(width)}  ${row(measured)}`);
      for (const each of missed) print(`    ${each}`);
    }
    print(missedPages === 0 ? "Every limit is kept" : `${missedPages} pages miss a limit`);
    process.exitCode = missedPages === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([site.stop(), bareSite.stop(), bare.remove()]);
  }
}

runAll().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
