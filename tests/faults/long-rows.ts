/** Rows of the fault table that take more than one build. */
import { setTimeout as wait } from "node:timers/promises";
import type { ContentService } from "./content-service";
import type { BuildFolder, BuildResult } from "./faulty-build";
import type { Row } from "./row";
import { siteProblems } from "./site-checks";
import type { RowResult } from "./run-row";
import { post, replacing, smallContent } from "./small-content";

/** Until then, a build has begun even on a busy machine. */
const secondsUntilDue = 30;

export type LongRow = { readonly name: string; run(): Promise<RowResult> };

/** Steps of Gatsby's log at which a build is stopped, early and late. */
const moments = { early: "source and transform nodes", late: "Building static HTML" } as const;

export function longRows(service: ContentService, folder: BuildFolder): readonly LongRow[] {
  const changed = replacing("post-2", post(2, { title: "Ändrad" }));

  /** Begins a build of changed content, so that a site that was touched would differ. */
  async function begin(moment: string) {
    await service.setContent(changed);
    folder.forget();
    const before = folder.checksum();
    const build = folder.start(service.settings);
    await Promise.race([build.saying(moment), build.result]);
    return { build, before };
  }

  async function stopped(
    name: string,
    signal: NodeJS.Signals,
    moment: keyof typeof moments,
    code: number,
  ): Promise<RowResult> {
    const { build, before } = await begin(moments[moment]);
    build.process.kill(signal);
    const result = await build.result;
    const problems = [
      ...(result.code === code ? [] : [`ended with ${result.code}, not ${code}`]),
      ...(folder.checksum() === before ? [] : ["the site before was touched"]),
      ...(await goodBuildProblems()),
    ];
    return rowResult(name, result, problems);
  }

  /** What is wrong with the next build, nobody having cleared anything away. */
  async function goodBuildProblems(): Promise<string[]> {
    await service.setContent(smallContent);
    const { code, log } = await folder.start(service.settings).result;
    if (code !== 0) return [`the next build ended with ${code}:\n${log.slice(-3_000)}`];
    return siteProblems(folder.publicDirectory).map((problem) => `the next build: ${problem}`);
  }

  async function second(name: string): Promise<RowResult> {
    const { build } = await begin(moments.early);
    const refused = await folder.start(service.settings).result;
    const first = await build.result;
    const isRefused = refused.code === 1 && refused.log.includes("Another build is running");
    return rowResult(name, refused, [
      ...(isRefused ? [] : [`ended with ${refused.code}: ${refused.log}`]),
      ...(first.code === 0 ? [] : [`the first build ended with ${first.code}`]),
      ...siteProblems(folder.publicDirectory),
    ]);
  }

  /** A post that one build holds back, and the next one shows: nobody has changed it in between. */
  async function due(name: string): Promise<RowResult> {
    const time = Date.now() + secondsUntilDue * 1_000;
    const publishedAt = new Date(time).toISOString();
    await service.setContent(replacing("post-4", post(4, { publishedAt })));
    folder.forget();
    await folder.start(service.settings).result;
    const early = siteProblems(folder.publicDirectory, [1, 2, 3]);
    await wait(Math.max(0, time - Date.now()));
    const result = await folder.start(service.settings).result;
    return rowResult(name, result, [...early, ...siteProblems(folder.publicDirectory)], "site");
  }

  const row = (name: string, run: (name: string) => Promise<RowResult>): LongRow => ({
    name,
    run: () => run(name),
  });
  return [
    row("build killed early", (name) => stopped(name, "SIGKILL", "early", 137)),
    row("build killed late", (name) => stopped(name, "SIGKILL", "late", 137)),
    row("build interrupted", (name) => stopped(name, "SIGINT", "late", 130)),
    row("build terminated", (name) => stopped(name, "SIGTERM", "early", 143)),
    row("second build at the same time", second),
    row("post whose time comes between two builds", due),
  ];
}

function rowResult(
  name: string,
  result: BuildResult,
  problems: readonly string[],
  end: Row["end"] = /./,
): RowResult {
  const lines = result.log.trim().split("\n");
  return { row: { name, end }, ...result, said: lines.at(-1) ?? "", problems };
}
