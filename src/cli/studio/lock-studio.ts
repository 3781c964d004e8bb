import { join } from "node:path";
import { acquireLock, type Lock } from "../lock";

/**
 * Takes the lock of `npm run studio`, which may run once in a project: two would write the same dataset, and
 * each would clear the other's preview away.
 *
 * @throws Error that names the process of the one that runs.
 */
export function lockStudio(project: string): Promise<Lock> {
  return acquireLock(
    join(project, "preview/studio-lock"),
    (pid) =>
      `"npm run studio" is running in this folder already (process ${pid}). Open the address that it has ` +
      "printed, in as many windows as you like, or end it with Ctrl+C.",
  );
}
