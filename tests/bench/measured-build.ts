/** What a build takes. */
import type { Sandbox } from "../setup/builds/sandbox";
import {
  processorSecondsOfChildren,
  watchMemory,
  type MemoryWatch,
  type PeakMemory,
} from "./process-tree";

export type Build = {
  readonly seconds: number;
  /** Of all processes of the build together. Undefined where it cannot be measured, as is `memory`. */
  readonly processorSeconds: number | undefined;
  readonly memory: PeakMemory | undefined;
  /** Duration in seconds of each step that Gatsby's log names. */
  readonly steps: ReadonlyMap<string, number>;
};

/** Builds, and measures it. */
export async function measuredBuild(aside: Sandbox): Promise<Build> {
  const before = processorSecondsOfChildren();
  const start = performance.now();
  const watches: MemoryWatch[] = [];
  try {
    const log = await aside.build({ onStart: (pid) => watches.push(watchMemory(pid)) });
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

/** The lines `success <step> - <seconds>s`, which the log breaks when they are long. */
function stepsOf(log: string): Map<string, number> {
  const steps = new Map<string, number>();
  for (const [, name = "", seconds] of log.matchAll(/^success (.+?) -\s+([\d.]+)s\b/gms)) {
    steps.set(name, (steps.get(name) ?? 0) + Number(seconds));
  }
  return steps;
}
