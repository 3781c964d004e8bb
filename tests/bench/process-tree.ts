/** Memory and processor time of a process and its descendants, from Linux' `/proc`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const sampleMilliseconds = 200;
/** Unit of the times in `/proc`; the same on every Linux that Node supports. */
const ticksPerSecond = 100;

export const canMeasureProcesses = existsSync("/proc/self/status");

/** Peak values in bytes. */
export type PeakMemory = {
  /** Peak resident memory of the largest process, as recorded by the kernel. */
  readonly largest: number;
  /** Sum over all processes at a time. Shared memory counts once per process. */
  readonly tree: number;
};

export type MemoryWatch = {
  /** Stops sampling. @returns undefined without `/proc`. */
  stop(): PeakMemory | undefined;
};

/** Samples a process tree until stopped. */
export function watchMemory(pid: number): MemoryWatch {
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
export function processorSecondsOfChildren(): number | undefined {
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
