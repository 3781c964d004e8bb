/**
 * `npm run lighthouse`: what Lighthouse says of every template in both languages, on a phone and with its
 * simulated throttling, and how much later the largest paint comes than on the same page without
 * scripts. Reads `public/`; the median of three runs counts. Ends with 1 when a limit is missed.
 *
 * `npm run lighthouse -- /blog /en` looks at those addresses only.
 */
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { findFreePort } from "../setup/servers/free-port";
import { htmlFile } from "../../src/gatsby/output/flatten-html";
import { launchBrowser } from "../setup/browser/browser";
import { medianFigures, runLighthouse, type Figures, type Report } from "./lighthouse-run";
import { print } from "./report";
import { sampleVisits } from "./sample-visits";
import { withoutScripts } from "./without-scripts";

const publicDirectory = resolve(__dirname, "../../public");
const runs = 3;

/** Times in milliseconds, scores up to 100. */
const limits = {
  performance: 99,
  otherScores: 100,
  largestPaint: 1_600,
  blocking: 50,
  /** Of the largest paint to that of the page without scripts. */
  ratio: 1.15,
} as const;

type Measured = { readonly reports: readonly Report[]; readonly scriptless: Figures };

/** What a page misses, as the parts of one line. */
function missedLimits({ reports, scriptless }: Measured): string[] {
  const { scores, failed = [] } = reports[0] ?? {};
  const figures = medianFigures(reports.map((report) => report.figures));
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

function row({ reports, scriptless }: Measured): string {
  const { scores } = reports[0] ?? {};
  const figures = medianFigures(reports.map((report) => report.figures));
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

/** Audits that find what the page is meant to be: kept from search engines, by its metadata. */
async function askedFor(path: string): Promise<string[]> {
  const html = await readFile(join(publicDirectory, htmlFile(path)), "utf8");
  return /<meta name="robots" content="noindex/.test(html) ? ["is-crawlable"] : [];
}

async function runAll(): Promise<void> {
  const asked = process.argv.slice(2);
  const visits = sampleVisits.filter(({ path }) => asked.length === 0 || asked.includes(path));
  if (visits.length === 0) throw new Error("No sample page has such an address.");

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
    const width = Math.max(...visits.map(({ path }) => path.length));
    print(`Lighthouse on a phone, simulated throttling, median of ${runs} runs`);
    print(`  ${"".padEnd(width)}  ${columns.join("  ")}`);
    let missedPages = 0;
    for (const { path } of visits) {
      const skipAudits = await askedFor(path);
      const reports: Report[] = [];
      const scriptless: Figures[] = [];
      for (let run = 0; run < runs; run += 1) {
        const address = site.origin + path;
        reports.push(await runLighthouse(address, debuggingPort, run === 0, skipAudits));
        const { figures } = await runLighthouse(bareSite.origin + path, debuggingPort, false);
        scriptless.push(figures);
      }
      const measured = { reports, scriptless: medianFigures(scriptless) };
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
