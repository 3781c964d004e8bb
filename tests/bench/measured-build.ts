/** Measures builds; memory and processor time from Linux' `/proc`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Sandbox } from "../setup/builds/sandbox";

export type Build = {
  readonly seconds: number;
  /** Sum over all processes. Undefined where the system cannot measure it, like `memory`. */
  readonly processorSeconds: number | undefined;
  readonly memory: PeakMemory | undefined;
  /** Duration in seconds of each step in Gatsby's log. */
  readonly steps: ReadonlyMap<string, number>;
};

/** Builds the sandbox's site, and measures the build. */
export function measuredBuild(sandbox: Sandbox): Promise<Build> {
  return measured((onStart) => sandbox.build({ onStart }));
}

/**
 * Measures a command.
 *
 * @param run runs it, calls `onStart` with its process's id, and returns its log.
 */
export async function measured(
  run: (onStart: (pid: number) => void) => Promise<string>,
): Promise<Build> {
  const before = processorSecondsOfChildren();
  const start = performance.now();
  const watches: MemoryWatch[] = [];
  try {
    const log = await run((pid) => watches.push(watchMemory(pid)));
    const after = processorSecondsOfChildren();
    return {
      seconds: (performance.now() - start) / 1_000,
      processorSeconds: after === undefined || before === undefined ? undefined : after - before,
      memory: watches.pop()?.stop(),
      steps: stepsOf(log),
    };
  } finally {
    for (const watch of watches) watch.stop();
  }
}

/** Parses the lines `success <step> - <seconds>s`, which may wrap. */
function stepsOf(log: string): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [, name = "", seconds] of log.matchAll(/^success (.+?) -\s+([\d.]+)s\b/gms)) {
    steps.set(name, (steps.get(name) ?? 0) + Number(seconds));
  }
  return steps;
}

const sampleMilliseconds = 200;
/** Unit of the times in `/proc`; the same on every Linux that Node supports. */
const ticksPerSecond = 100;

const canMeasureProcesses = existsSync("/proc/self/status");

/** Peak values in bytes. */
type PeakMemory = {
  /** Peak resident memory of the largest process, as recorded by the kernel. */
  readonly largest: number;
  /** Sum over all processes at a time. Shared memory counts once per process. */
  readonly tree: number;
};

type MemoryWatch = {
  /** Stops sampling. @returns undefined without `/proc`. */
  stop(): PeakMemory | undefined;
};

/** Samples a process tree until stopped. */
function watchMemory(pid: number): MemoryWatch {
  if (!canMeasureProcesses) return { stop: () => undefined };
  const peak = { largest: 0, tree: 0 };
  const timer = setInterval(() => {
    const tree = processTree(pid);
    peak.largest = Math.max(peak.largest, ...tree.map((id) => statusBytes(id, "VmHWM")));
    const sum = tree.reduce((total, id) => total + statusBytes(id, "VmRSS"), 0);
    peak.tree = Math.max(peak.tree, sum);
  }, sampleMilliseconds);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

/**
 * Returns the processor time in seconds of this process' ended children, with their descendants.
 *
 * @returns undefined without `/proc`.
 */
function processorSecondsOfChildren(): number | undefined {
  if (!canMeasureProcesses) return undefined;
  const fields = statFields("self");
  // Fields 16 and 17 of proc(5): cutime and cstime.
  return (Number(fields[16 - firstField]) + Number(fields[17 - firstField])) / ticksPerSecond;
}

/** Number of the first field after the program's name, which may contain spaces. */
const firstField = 3;

/** Returns the fields of `/proc/<pid>/stat` from the third; empty if the process has ended. */
function statFields(pid: number | "self"): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text === "" ? [] : text.slice(text.lastIndexOf(")") + 2).split(" ");
}

function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(statFields(Number(name))[4 - firstField]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const pids = [root];
  // Grows during the iteration.
  for (const pid of pids) pids.push(...(children.get(pid) ?? []));
  return pids;
}

function statusBytes(pid: number, field: "VmHWM" | "VmRSS"): number {
  const match = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(read(`/proc/${pid}/status`));
  return Number(match?.[1] ?? 0) * 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process may have ended meanwhile.
    return "";
  }
}
