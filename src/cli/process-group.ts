import type { ChildProcess } from "node:child_process";

/** Kills a detached child process with all its descendants. Warns if the system refuses to. */
export function killProcessGroup({ pid }: Pick<ChildProcess, "pid">): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // ESRCH: the whole group has ended already.
    if (code !== "ESRCH") {
      console.warn(`Processes of group ${pid} may still be running (${message}).`);
    }
  }
}
