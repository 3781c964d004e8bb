import { once } from "node:events";
import { join, resolve } from "node:path";
import { environment } from "../config/settings/current";
import { killGroup, spawnGroup } from "./process-group";

/** Gatsby's command line, which runs by this process's own Node. */
const gatsbyCli = resolve(__dirname, "../../node_modules/.bin/gatsby");

type Options = {
  /** Arguments of Node's own. */
  readonly nodeArgs?: readonly string[];
  /** The site's folder. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stopping: AbortSignal;
};

/**
 * Runs a command of Gatsby's with its output on the terminal, until it ends or is stopped.
 *
 * @returns the exit code; 1 when a signal ended it.
 */
export async function runGatsby(
  args: readonly string[],
  { nodeArgs = [], directory, env, stopping }: Options,
): Promise<number> {
  const child = spawnGroup([...nodeArgs, gatsbyCli, ...args], {
    cwd: directory,
    env: { ...environment, ...defaults(directory), ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  stopping.addEventListener("abort", () => killGroup(child), { once: true });
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  // Gatsby leaves its workers running when it fails.
  killGroup(child);
  if (signal && !stopping.aborted) console.error(`Gatsby was ended by ${signal}.`);
  return code ?? 1;
}

/** Existing variables take precedence. */
function defaults(directory: string): Record<string, string> {
  const { GATSBY_CPU_COUNT, GATSBY_LOGGER, MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = environment;
  return {
    GATSBY_TELEMETRY_DISABLED: "1",
    // Queries run in Gatsby's own process: a worker takes longer to load Gatsby than to run those of 1,000 posts.
    GATSBY_CPU_COUNT: GATSBY_CPU_COUNT || "1",
    // Plain lines: Gatsby's default draws in the terminal, and its drawing fills a log.
    GATSBY_LOGGER: GATSBY_LOGGER || "yurnalist",
    // Node 22 and newer keep compiled modules, 0.8 s of 2.9 s to load Gatsby. The folder stays when the cache is emptied.
    NODE_COMPILE_CACHE: NODE_COMPILE_CACHE || join(directory, ".modules"),
    // By default, threads get many malloc arenas, each of which retains freed memory.
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "2",
  };
}
