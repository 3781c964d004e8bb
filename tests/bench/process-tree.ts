/** Memory and processor time of a process and everything it starts, as Linux tells them in `/proc`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const sampleMilliseconds = 200;
/** Of the kernel's times in `/proc`; the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

export const canMeasureProcesses = existsSync("/proc/self/status");

/** Largest values seen, in bytes. */
export type PeakMemory = {
  /** Resident memory of the largest process: the kernel's own high-water mark. */
  readonly largest: number;
  /** Sum over all processes at one moment. Memory that they share counts once for each. */
  readonly tree: number;
};

export type MemoryWatch = {
  /** Ends the watch. @returns undefined where `/proc` is missing. */
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
 * Processor time in seconds that ended child processes of this one have used, with their own children.
 *
 * @returns undefined where `/proc` is missing.
 */
export function processorSecondsOfChildren(): number | undefined {
  if (!canMeasureProcesses) return undefined;
  const fields = statFields("self");
  // Fields 16 and 17 of proc(5): cutime and cstime.
  return (Number(fields[16 - firstField]) + Number(fields[17 - firstField])) / ticksPerSecond;
}

/** Number of the field after the program's name, which may hold spaces itself. */
const firstField = 3;

/** Fields of `/proc/<pid>/stat` from the third; an empty list for a process that is gone. */
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
  const found = [root];
  // Grows while it is walked.
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function statusBytes(pid: number, field: "VmHWM" | "VmRSS"): number {
  const match = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(read(`/proc/${pid}/status`));
  return Number(match?.[1] ?? 0) * 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Processes come and go while they are counted.
    return "";
  }
}
