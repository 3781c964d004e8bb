/**
 * Preloaded into the first process of a group (`process-group.ts`): kills the group once its parent has ended,
 * even if the parent was killed.
 */
import { setInterval } from "node:timers";
import { isMainThread } from "node:worker_threads";

const parent = Number(process.env.GROUP_PARENT);

// The group's other processes may inherit the preload, but have another parent.
if (isMainThread && process.ppid === parent) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(-process.pid, "SIGKILL");
  }, 200).unref();
}
