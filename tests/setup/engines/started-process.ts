/** Programs that a browser engine needs beside it. */
import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const endSeconds = 5;

export type StartedProcess = {
  readonly child: ChildProcess;
  /** Ends it and whatever it has started. */
  end(): Promise<void>;
};

/** Starts a program in a process group of its own, which ends with this process at the latest. */
export function startProcess(
  command: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly stdio: StdioOptions },
): StartedProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  const kill = () => signalGroup(child, "SIGKILL");
  process.once("exit", kill);
  return {
    child,
    async end() {
      signalGroup(child, "SIGTERM");
      await Promise.race([ended, wait(endSeconds * 1_000, undefined, { ref: false })]);
      // Nothing is left after an orderly end.
      kill();
      process.off("exit", kill);
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group is gone already.
  }
}
