import { spawn } from "node:child_process";
import { persistentCacheFolder } from "../../gatsby/internals/cache-folder";
import { gatsbyCli } from "../../gatsby/internals/command-line";
import { gatsbyEnvironment } from "../../gatsby/internals/environment";
import { killProcessGroup } from "../process-group";

/**
 * Runs in Gatsby's process, which must not outlive this one, even if this one is killed. It also makes the
 * heap grow more slowly: by default it may double between two garbage collections, and a fixed heap limit
 * would fail the builds of large sites.
 */
const preloadScript = `
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
  /** The exit code; 1 when a signal ended it. */
  readonly ended: Promise<number>;
  /** Kills Gatsby with its workers. */
  kill(): void;
};

/** Starts `gatsby build` in a folder, with its output on the terminal. */
export function runGatsby(directory: string, environment: Record<string, string>): GatsbyRun {
  const preload = `data:text/javascript,${encodeURIComponent(preloadScript)}`;
  const cli = gatsbyCli();
  const child = spawn(process.execPath, ["--import", preload, cli, "build"], {
    cwd: directory,
    env: {
      ...process.env,
      ...defaults(directory),
      ...environment,
      BUILD_PROCESS: `${process.pid}`,
    },
    // A process group of its own, to be killed as a whole.
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const kill = () => killProcessGroup(child);
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      // Gatsby leaves its workers running when it fails.
      kill();
      resolve(code ?? 1);
    });
  });
  return { pid: child.pid, ended, kill };
}

/** Existing variables take precedence. */
function defaults(directory: string): Record<string, string> {
  const { GATSBY_CPU_COUNT, GATSBY_LOGGER, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = process.env;
  return {
    ...gatsbyEnvironment,
    // Queries run in Gatsby's own process: a worker takes longer to load Gatsby than to run those of 1,000 posts.
    GATSBY_CPU_COUNT: GATSBY_CPU_COUNT || "1",
    // Plain lines. Gatsby's default loads a layout engine, 0.4 s in each process.
    GATSBY_LOGGER: GATSBY_LOGGER || "yurnalist",
    // Node 22 and newer keep compiled modules, 0.8 s of 2.9 s to load Gatsby. The folder stays when the cache is emptied.
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE || persistentCacheFolder(directory, "modules"),
    // By default, threads get many malloc arenas, each of which retains freed memory.
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "2",
  };
}
