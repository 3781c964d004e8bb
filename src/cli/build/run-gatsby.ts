import { spawn, type ChildProcess } from "node:child_process";

/**
 * Runs inside Gatsby's process. It must not outlive this one, even when this one is killed. And its memory
 * grows with what it has to keep: Node would clean up at twice that much, and a limit from the start
 * would end the builds of large sites.
 */
const preloaded = `
  import { setFlagsFromString } from "node:v8";
  import { isMainThread } from "node:worker_threads";
  if (isMainThread) setFlagsFromString("--heap-growing-percent=20");
  const parent = Number(process.env.BUILD_PROCESS);
  if (isMainThread && process.ppid === parent) {
    setInterval(() => {
      if (process.ppid !== parent) process.kill(-process.pid, "SIGKILL");
    }, 200).unref();
  }`;

export type GatsbyRun = {
  readonly pid: number | undefined;
  /** Its exit code; 1 when it was ended by a signal. */
  readonly ended: Promise<number>;
  /** Ends it with its workers, whatever they are doing. */
  kill(): void;
};

/** Starts `gatsby build` in a folder. What it prints is shown. */
export function runGatsby(directory: string, environment: Record<string, string>): GatsbyRun {
  const preload = `data:text/javascript,${encodeURIComponent(preloaded)}`;
  const cli = require.resolve("gatsby/cli.js");
  const child = spawn(process.execPath, ["--import", preload, cli, "build"], {
    cwd: directory,
    env: { ...process.env, ...defaults(), ...environment, BUILD_PROCESS: `${process.pid}` },
    // A process group of its own, to be ended as a whole.
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const kill = () => killGroup(child);
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      // Gatsby, when it gives up, leaves its workers running.
      kill();
      resolve(code ?? 1);
    });
  });
  return { pid: child.pid, ended, kill };
}

/** What is set already wins. */
function defaults(): Record<string, string> {
  const { MALLOC_ARENA_MAX } = process.env;
  return {
    GATSBY_TELEMETRY_DISABLED: "1",
    // Each of the C library's heaps, of which threads have many, keeps what nobody needs any more.
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "2",
    // Of no document: Gatsby would look through all pages for each, and publish a file that only its
    // own hosting knew to read.
    NODE_MANIFEST_MAX_DAYS_OLD: "-1",
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group is gone already.
  }
}
