import { join, resolve } from "node:path";
import { environment } from "../../config/environment";
import { killGroup, spawnGroup } from "../process-group";

const gatsbyCli = resolve(__dirname, "../../../node_modules/.bin/gatsby");

export type GatsbyRun = {
  readonly pid: number | undefined;
  /** The exit code; 1 when a signal ended it. */
  readonly ended: Promise<number>;
  /** Kills Gatsby with its workers. */
  kill(): void;
};

/**
 * By default, the heap may double between two garbage collections; a fixed limit would fail the builds of large
 * sites.
 */
const heapOption = "--heap-growing-percent=20";

/** Starts `gatsby build` in a folder, with its output on the terminal. */
export function runGatsby(directory: string, env: Record<string, string>): GatsbyRun {
  const child = spawnGroup([heapOption, gatsbyCli, "build"], {
    cwd: directory,
    env: { ...environment, ...defaults(directory), ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const kill = () => killGroup(child);
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
  const { GATSBY_CPU_COUNT, GATSBY_LOGGER, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = environment;
  return {
    GATSBY_TELEMETRY_DISABLED: "1",
    // Queries run in Gatsby's own process: a worker takes longer to load Gatsby than to run those of 1,000 posts.
    GATSBY_CPU_COUNT: GATSBY_CPU_COUNT || "1",
    // Plain lines. Gatsby's default loads a layout engine, 0.4 s in each process.
    GATSBY_LOGGER: GATSBY_LOGGER || "yurnalist",
    // Node 22 and newer keep compiled modules, 0.8 s of 2.9 s to load Gatsby. The folder stays when the cache is emptied.
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE || join(directory, ".modules"),
    // By default, threads get many malloc arenas, each of which retains freed memory.
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "2",
  };
}
