import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const endSeconds = 5;

export type StartedProcess = {
  readonly child: ChildProcess;
  /** Stops it with all its descendants. */
  end(): Promise<void>;
};

/** Starts a program that never outlives this process, even if this one is killed. Linux only. */
export function startProcess(
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly stdio: StdioOptions },
): StartedProcess {
  const child = spawn("setpriv", ["--pdeathsig", "KILL", command, ...args], {
    ...options,
    // A process group of its own, for `signalGroup`.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  return {
    child,
    async end() {
      signalGroup(child, "SIGTERM");
      await Promise.race([ended, wait(endSeconds * 1_000, undefined, { ref: false })]);
      // Does nothing after an orderly exit.
      signalGroup(child, "SIGKILL");
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}
