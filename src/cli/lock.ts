/**
 * The lock of a command that must not run twice: a folder with one empty file, whose name lists the processes that hold it.
 *
 * Every step is a rename, which is atomic and succeeds for one process only. To take the lock, a folder
 * that already contains the file is renamed to the lock's path, which fails while another's file exists. To
 * take over a killed command's lock, its file is renamed; a second process no longer finds the old name.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export type Lock = {
  /** Adds a process that has to end before the lock is free. */
  addProcess(pid: number): void;
  release(): void;
};

/** Milliseconds within which the child processes of a killed command end. */
const ORPHAN_TIMEOUT = 10_000;

/**
 * Takes a lock. The lock of a killed command is taken over as soon as its processes have ended.
 *
 * @param refusal returns the message for a second command while the given process holds the lock.
 * @throws Error with that text, and what to do if there is no such process.
 */
export async function acquireLock(path: string, refusal: (pid: number) => string): Promise<Lock> {
  mkdirSync(dirname(path), { recursive: true });
  let name = holderName(process.pid);
  const deadline = Date.now() + ORPHAN_TIMEOUT;
  while (!create(path, name)) {
    const current = attempt(() => readdirSync(path))?.[0];
    if (current === undefined) continue;
    const holders = current.split("+");
    const running = holders.find(isRunning);
    if (running === undefined) {
      if (rename(join(path, current), join(path, name))) break;
    } else if (running === holders[0] || Date.now() > deadline) {
      throw new Error(`${refusal(Number.parseInt(running))} If there is none, remove ${path}.`);
    } else {
      await wait(100);
    }
  }
  return {
    addProcess(pid) {
      const extended = `${name}+${holderName(pid)}`;
      if (rename(join(path, name), join(path, extended))) name = extended;
    },
    release() {
      rmSync(join(path, name), { force: true });
      attempt(() => rmdirSync(path));
    },
  };
}

/** Creates the lock unless it is held. @returns whether it did. */
function create(path: string, name: string): boolean {
  const candidate = mkdtempSync(`${path}-`);
  writeFileSync(join(candidate, name), "");
  if (rename(candidate, path)) return true;
  rmSync(candidate, { recursive: true });
  return false;
}

const rename = (from: string, to: string): boolean =>
  attempt(() => {
    renameSync(from, to);
    return true;
  }) ?? false;

/** @returns undefined if another process was faster: what the step needs is gone, or what it makes is there. */
function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTEMPTY", "EEXIST"].includes(code)) return undefined;
    throw error;
  }
}

/** Returns a process id and, because ids are reused, the start time where the system provides it. */
function holderName(pid: number): string {
  return `${pid}-${startTime(pid) ?? ""}`;
}

/** Returns whether a holder runs; false for a name that no command wrote. */
function isRunning(holder: string): boolean {
  const [, id, started] = /^(\d+)-(\d*)$/.exec(holder) ?? [];
  if (id === undefined) return false;
  const pid = Number(id);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, but is another user's.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startTime(pid) === started;
}

/**
 * Returns the start time of a process in clock ticks since boot (field 22 in proc(5)); empty outside Linux.
 *
 * @returns undefined for a zombie, which has ended but not been reaped by its parent.
 */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? undefined : fields[18];
  } catch {
    return "";
  }
}
