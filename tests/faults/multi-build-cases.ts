/** Rows of the fault table that take more than one build. */
import { setTimeout as wait } from "node:timers/promises";
import type { ContentService } from "./content-service";
import type { BuildFolder, BuildResult } from "./build-folder";
import { siteProblems } from "./site-checks";
import type { Row, RowResult } from "./run-case";
import { post, replacing, smallContent } from "./small-content";

/** A build has started by then even on a busy machine. */
const secondsUntilDue = 30;

export type LongRow = { readonly name: string; run(): Promise<RowResult> };

/** Lines of Gatsby's log at which a build is stopped, early and late. */
const steps = { early: "source and transform nodes", late: "Building static HTML" } as const;

export function longRows(service: ContentService, folder: BuildFolder): readonly LongRow[] {
  const changed = replacing("post-2", post(2, { title: "Ändrad" }));

  /** Starts a build of changed content, so that an overwritten site would differ. */
  async function startUntil(step: string) {
    await service.setContent(changed);
    folder.clearCache();
    const before = folder.checksum();
    const build = folder.start(service.settings);
    await Promise.race([build.logged(step), build.result]);
    return { build, before };
  }

  async function stopped(
    name: string,
    signal: NodeJS.Signals,
    step: keyof typeof steps,
    code: number,
  ): Promise<RowResult> {
    const { build, before } = await startUntil(steps[step]);
    build.process.kill(signal);
    const result = await build.result;
    const problems = [
      ...(result.code === code ? [] : [`ended with ${result.code}, not ${code}`]),
      ...(folder.checksum() === before ? [] : ["the previous site was changed"]),
      ...(await nextBuildProblems()),
    ];
    return rowResult(name, result, problems);
  }

  /** Returns what is wrong with the next build, without any cleanup in between. */
  async function nextBuildProblems(): Promise<string[]> {
    await service.setContent(smallContent);
    const { code, log } = await folder.start(service.settings).result;
    if (code !== 0) return [`the next build ended with ${code}:\n${log.slice(-3_000)}`];
    return siteProblems(folder.publicDirectory).map((problem) => `the next build: ${problem}`);
  }

  async function concurrent(name: string): Promise<RowResult> {
    const { build } = await startUntil(steps.early);
    const second = await folder.start(service.settings).result;
    const first = await build.result;
    const isRejected = second.code === 1 && second.log.includes("Another build is running");
    return rowResult(name, second, [
      ...(isRejected ? [] : [`ended with ${second.code}: ${second.log}`]),
      ...(first.code === 0 ? [] : [`the first build ended with ${first.code}`]),
      ...siteProblems(folder.publicDirectory),
    ]);
  }

  /** A scheduled post that becomes due between two builds, without a change. */
  async function scheduled(name: string): Promise<RowResult> {
    const time = Date.now() + secondsUntilDue * 1_000;
    const publishedAt = new Date(time).toISOString();
    await service.setContent(replacing("post-4", post(4, { publishedAt })));
    folder.clearCache();
    await folder.start(service.settings).result;
    const problems = siteProblems(folder.publicDirectory, [1, 2, 3]);
    await wait(Math.max(0, time - Date.now()));
    const result = await folder.start(service.settings).result;
    return rowResult(name, result, [...problems, ...siteProblems(folder.publicDirectory)], "site");
  }

  const longRow = (name: string, run: (name: string) => Promise<RowResult>): LongRow => ({
    name,
    run: () => run(name),
  });
  return [
    longRow("build killed early", (name) => stopped(name, "SIGKILL", "early", 137)),
    longRow("build killed late", (name) => stopped(name, "SIGKILL", "late", 137)),
    longRow("build interrupted", (name) => stopped(name, "SIGINT", "late", 130)),
    longRow("build terminated", (name) => stopped(name, "SIGTERM", "early", 143)),
    longRow("second build at the same time", concurrent),
    longRow("post whose time comes between two builds", scheduled),
  ];
}

function rowResult(
  name: string,
  result: BuildResult,
  problems: readonly string[],
  expected: Row["expected"] = /./,
): RowResult {
  const lines = result.log.trim().split("\n");
  return { row: { name, expected }, ...result, message: lines.at(-1) ?? "", problems };
}
