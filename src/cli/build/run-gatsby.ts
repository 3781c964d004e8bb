import { once } from "node:events";
import { join } from "node:path";
import { environment } from "../../config/environment";
import type { Lock } from "../lock";
import { gatsbyCli } from "../gatsby-cli";
import { killGroup, spawnGroup } from "../process-group";

/**
 * By default, the heap may double between two garbage collections; a fixed limit would fail the builds of large
 * sites.
 */
const heapOption = "--heap-growing-percent=20";

/**
 * Runs `gatsby build` in a folder, with its output on the terminal, until it ends or is stopped.
 *
 * @param lock that is held until Gatsby, too, has ended.
 * @returns the exit code; 1 when a signal ended it.
 */
export async function runGatsby(
  directory: string,
  env: Record<string, string>,
  lock: Pick<Lock, "addProcess">,
  stopping: AbortSignal,
): Promise<number> {
  const child = spawnGroup([heapOption, gatsbyCli, "build"], {
    cwd: directory,
    env: { ...environment, ...defaults(directory), ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  stopping.addEventListener("abort", () => killGroup(child), { once: true });
  if (child.pid !== undefined) lock.addProcess(child.pid);
  const [code] = (await once(child, "exit")) as [number | null];
  // Gatsby leaves its workers running when it fails.
  killGroup(child);
  return code ?? 1;
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
