import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const preload = pathToFileURL(join(__dirname, "end-with-parent.mjs")).href;

/**
 * Starts Node in a process group of its own, to be killed as a whole: Ctrl+C in the terminal reaches only this
 * process. The group ends with this process, even if this one is killed.
 */
export function spawnGroup(
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env" | "stdio">,
): ChildProcess {
  return spawn(process.execPath, ["--import", preload, ...args], {
    ...options,
    env: { ...options.env, GROUP_PARENT: `${process.pid}` },
    detached: true,
  });
}

/**
 * Kills a process group. One that is gone is no error.
 *
 * @throws Error that names a group that the system does not let us end.
 */
export function killGroup({ pid }: Pick<ChildProcess, "pid">): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // ESRCH: the process is gone.
    if (code === "ESRCH") return;
    throw new Error(`The processes of group ${pid} cannot be ended (${code}). End them by hand.`, {
      cause: error,
    });
  }
}
