import type { ChildProcess } from "node:child_process";

/** Kills a detached child process with all its descendants. */
export function killProcessGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended already.
  }
}
