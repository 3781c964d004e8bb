import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { lock } from "proper-lockfile";

/** In seconds, longer than the lock of a killed command lasts: the library frees it ten seconds after its renewal. */
const PATIENCE = 12;

/**
 * Takes the lock of a command that must not run twice in a folder. If another command holds it, waits for as long
 * as the lock of one that was killed would last.
 *
 * @param path of the lock.
 * @param refusal message when the other command still runs then.
 * @param patience seconds to wait.
 * @returns the lock: `release` gives it back; `lost` aborts if it has not been renewed in time, as on a machine
 * that was suspended, since another command may hold it then.
 */
export async function acquireLock(
  path: string,
  refusal: string,
  patience = PATIENCE,
): Promise<{ readonly release: () => Promise<void>; readonly lost: AbortSignal }> {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  try {
    const retries = { retries: patience, factor: 1, minTimeout: 1_000 };
    const loss = new AbortController();
    const release = await lock(folder, {
      lockfilePath: path,
      realpath: false,
      retries,
      onCompromised: () => {
        loss.abort();
      },
    });
    return {
      release: async () => (loss.signal.aborted ? undefined : release()),
      lost: loss.signal,
    };
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ELOCKED" ? new Error(refusal) : error;
  }
}
