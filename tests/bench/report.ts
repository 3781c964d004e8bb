/** The output of `npm run bench`. */
import type { Build } from "./measured-build";
import { growthOf, gzippedBytes, templates, type FirstLoad } from "./first-load";
import type { Rebuilds } from "./rebuilds";

const kilobyte = 1024;
const megabyte = kilobyte ** 2;

/** Limits for this site. */
export const limits = {
  /** Gzipped bytes of a first load. */
  firstLoad: 105 * kilobyte,
  /** Build time per additional page in milliseconds. */
  furtherPage: 5,
  /** Resident memory in bytes of the build's main process, which is its largest. */
  mainMemory: 1024 * megabyte,
  /** The same for 10,000 posts in two languages. */
  largeMemory: 2048 * megabyte,
} as const;

/** Number of the most expensive steps to print. */
const shownSteps = 8;

/** Returns the median of an odd number of figures; NaN for none. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** Prints a line to standard output. */
export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

const inKilobytes = (bytes: number): string => (bytes / kilobyte).toFixed(1);
const inMegabytes = (bytes: number): string => (bytes / megabyte).toFixed(0);
/** Formats a number with thousands separators: `2,000`. */
export const grouped = (value: number): string => value.toLocaleString("en");
const mark = (isWithinLimit: boolean): string => (isWithinLimit ? "✔" : "✖");

/** Prints each first load by file. @returns the missed limits. */
export function reportFirstLoads(loads: readonly FirstLoad[]): string[] {
  const limit = inKilobytes(limits.firstLoad);
  const missed: string[] = [];
  for (const template of templates) {
    for (const { label, scripts } of byContent(
      loads.filter((load) => load.template === template),
    )) {
      const bytes = gzippedBytes(scripts);
      const isWithinLimit = bytes <= limits.firstLoad;
      print(
        `  ${mark(isWithinLimit)} ${template}, ${label}: ${inKilobytes(bytes)} KB (at most ${limit} KB)`,
      );
      for (const script of scripts) {
        print(`      ${inKilobytes(script.gzippedBytes).padStart(6)}  ${script.name}`);
      }
      if (isWithinLimit) continue;
      missed.push(`${template}, ${label}: ${inKilobytes(bytes)} KB of script, at most ${limit} KB`);
    }
  }
  return missed;
}

/** Groups the first loads of a template that fetched the same files. */
function byContent(loads: readonly FirstLoad[]) {
  const groups = new Map<string, FirstLoad[]>();
  for (const load of loads) {
    const key = load.scripts.map(({ digest }) => digest).join();
    groups.set(key, [...(groups.get(key) ?? []), load]);
  }
  return [...groups.values()].map((group) => {
    const viewportsOfGroup = [...new Set(group.map(({ viewport }) => viewport))];
    const localesOfGroup = [...new Set(group.map(({ locale }) => locale))];
    return {
      label: `${localesOfGroup.join(" and ")}, ${viewportsOfGroup.join(" and ")}`,
      scripts: group[0]?.scripts ?? [],
    };
  });
}

/** Prints what more posts add to each first load. @returns the missed limits. */
export function reportGrowth(before: readonly FirstLoad[], after: readonly FirstLoad[]): string[] {
  const missed: string[] = [];
  for (const template of templates) {
    let isWithinLimit = true;
    let isSame = true;
    let added = 0;
    for (const [index, load] of before.entries()) {
      const later = after[index];
      if (load.template !== template || !later) continue;
      const growth = growthOf(load, later);
      isSame &&= growth.isSame;
      added = Math.max(added, growth.bytes);
      if (growth.bytes <= 0) continue;
      isWithinLimit = false;
      const files = growth.grown.map(({ name, bytes }) => `${name} by ${bytes}`).join(", ");
      missed.push(
        `${template} (${load.locale}), ${load.viewport}: ${growth.bytes} more bytes of script with ` +
          `more posts; grown: ${files}`,
      );
    }
    const same = isSame ? "every file has the same content" : "some files differ in content";
    print(`  ${mark(isWithinLimit)} ${template}: ${added} bytes more; ${same}`);
  }
  return missed;
}

/** Prints the figures of a build. */
export function reportBuild(label: string, build: Build): void {
  const { seconds, processorSeconds, memory } = build;
  const processor =
    processorSeconds === undefined ? "" : `, processor ${processorSeconds.toFixed(1)} s`;
  const peak = memory
    ? `peak memory ${inMegabytes(memory.largest)} MB main process, ${inMegabytes(memory.tree)} MB all processes`
    : "memory not measured";
  print(`  ${label}: ${seconds.toFixed(1)} s${processor}, ${peak}`);
}

/** Prints the figures of three builds of one site. @returns the missed limits. */
export function reportRebuilds(posts: number, rebuilds: Rebuilds): string[] {
  const { cold, unchanged, edited, pages, rewritten, needless } = rebuilds;
  reportBuild("from nothing", cold);
  reportBuild("nothing changed", unchanged);
  reportBuild("one post edited", edited);
  print(`  of ${grouped(pages)} pages, the edit has changed ${grouped(rewritten)}`);
  const missed = needless.map((file) => `${file} was rewritten and does not show the edited post`);
  if (unchanged.steps.has("Building static HTML for pages")) {
    missed.push(`${grouped(posts)} posts: pages were rendered although nothing had changed`);
  }
  const memory = Math.max(...[cold, unchanged, edited].map((build) => build.memory?.largest ?? 0));
  if (memory > limits.largeMemory) {
    const figure = `${inMegabytes(memory)} MB, at most ${inMegabytes(limits.largeMemory)} MB`;
    missed.push(`memory of the main process with ${grouped(posts)} posts: ${figure}`);
  }
  return missed;
}

export type Size = { readonly pages: number; readonly builds: readonly Build[] };

/** Prints the cost of an additional page. @returns the missed limits. */
export function reportFurtherPage(small: Size, large: Size): string[] {
  const pages = large.pages - small.pages;
  const perPage = (value: (build: Build) => number): number =>
    ((smallest(large, value) - smallest(small, value)) / pages) * 1_000;

  const cost = perPage(({ seconds }) => seconds);
  const isQuick = cost <= limits.furtherPage;
  const from = smallest(large, ({ seconds }) => seconds).toFixed(1);
  const to = smallest(small, ({ seconds }) => seconds).toFixed(1);
  print(
    `  ${mark(isQuick)} a further page: (${from} s − ${to} s) / ${grouped(pages)} = ${cost.toFixed(1)} ms ` +
      `(at most ${limits.furtherPage} ms)`,
  );
  if (large.builds[0]?.processorSeconds !== undefined) {
    const processor = perPage(({ processorSeconds = 0 }) => processorSeconds);
    print(`      processor time of a further page, on all cores: ${processor.toFixed(1)} ms`);
  }
  reportSteps(perPage, large);

  const missed: string[] = [];
  if (!isQuick) {
    missed.push(`a further page: ${cost.toFixed(1)} ms, at most ${limits.furtherPage} ms`);
  }
  const peaks = large.builds.flatMap(({ memory }) => memory?.largest ?? []);
  if (peaks.length === 0) {
    print("    memory: not measured (it takes Linux)");
    return missed;
  }
  const peak = Math.max(...peaks);
  const isSmall = peak < limits.mainMemory;
  const below = `below ${inMegabytes(limits.mainMemory)} MB`;
  print(
    `  ${mark(isSmall)} peak memory of the main process with ${grouped(large.pages)} pages: ` +
      `${inMegabytes(peak)} MB (${below}; the limit is on this process alone)`,
  );
  if (!isSmall) missed.push(`memory of the main process: ${inMegabytes(peak)} MB, ${below}`);
  return missed;
}

function smallest({ builds }: Size, value: (build: Build) => number): number {
  return Math.min(...builds.map(value));
}

/** Prints the build steps in which an additional page costs most. */
function reportSteps(perPage: (value: (build: Build) => number) => number, large: Size): void {
  const names = new Set(large.builds.flatMap(({ steps }) => [...steps.keys()]));
  const costs = [...names]
    .map((name) => ({ name, cost: perPage(({ steps }) => steps.get(name) ?? 0) }))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, shownSteps);
  print("      where it goes, by the steps of Gatsby's log (some run side by side):");
  for (const { name, cost } of costs) {
    print(`      ${cost.toFixed(2).padStart(7)} ms  ${name}`);
  }
}
