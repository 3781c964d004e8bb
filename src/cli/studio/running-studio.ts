import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A run of `npm run studio`. */
type RunningStudio = {
  readonly process: number;
  /** Of the Studio. */
  readonly address: string;
  /** Of the dataset that it writes. */
  readonly folder: string;
};

const fileIn = (project: string) => join(project, ".studio/running.json");

/** Leaves word of this run for a second one. */
export function announceStudio(project: string, run: Omit<RunningStudio, "process">): void {
  mkdirSync(dirname(fileIn(project)), { recursive: true });
  writeFileSync(fileIn(project), JSON.stringify({ process: process.pid, ...run }));
}

/** Returns the last run of a project, if its process is still there. */
export function runningStudio(project: string): RunningStudio | undefined {
  try {
    const run = JSON.parse(readFileSync(fileIn(project), "utf8")) as RunningStudio;
    process.kill(run.process, 0);
    return run;
  } catch {
    // It has never run, or has ended.
    return undefined;
  }
}

/** Returns why a second run is refused. */
export function studioRefusal(run: RunningStudio | undefined): string {
  const name = '"npm run studio" is running in this folder already';
  if (!run) return `${name}. End it with Ctrl+C in its terminal.`;
  return (
    `${name}: process ${run.process} serves the Studio at ${run.address}, and writes ${run.folder}. ` +
    `Open that address, in as many windows as you like, or end it with Ctrl+C in its terminal ` +
    `(or "kill ${run.process}").`
  );
}
