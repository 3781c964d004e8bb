/** Measures builds. */
import type { Sandbox } from "../setup/builds/sandbox";
import {
  processorSecondsOfChildren,
  watchMemory,
  type MemoryWatch,
  type PeakMemory,
} from "./process-tree";

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
