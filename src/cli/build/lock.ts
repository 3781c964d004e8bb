/**
 * The lock of a build: a folder with one empty file in it, whose name lists the processes that hold it.
 *
 * Every step is a rename, which is atomic and succeeds for one process only. A folder with the file
 * already in it takes the lock's place; that fails while another's file is there. A file that a killed
 * build left is renamed to the next holder's, and whoever comes second no longer finds it by its name.
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
  /** Names a further process that has to be gone before the folder is free. */
  addProcess(pid: number): void;
  release(): void;
};

/** A process by its id and, because ids are used again, the time of its start where the system tells. */
type Holder = { readonly pid: number; readonly started: string };

/** Milliseconds in which the processes of a build that was killed are gone, too. */
const longestEnd = 10_000;

/**
 * Takes a folder for one build. What a build left that was killed does not count, as soon as its
 * processes are gone.
 *
 * @param place of the lock.
 * @throws Error that says who has it and what to do.
 */
export async function takeLock(place: string): Promise<Lock> {
  mkdirSync(dirname(place), { recursive: true });
  let name = holderName(process.pid);
  const deadline = Date.now() + longestEnd;
  while (!create(place, name)) {
    const left = nameIn(place);
    if (left === undefined) continue;
    const [owner, ...others] = holdersIn(left);
    const isOwnerRunning = owner !== undefined && isRunning(owner);
    const running = isOwnerRunning ? owner : others.find(isRunning);
    if (!running) {
      if (rename(join(place, left), join(place, name))) break;
    } else if (isOwnerRunning || Date.now() > deadline) {
      throw new Error(
        `Another build is running in this folder (process ${running.pid}). Wait for its end, or stop it. ` +
          `If there is none, remove ${place}.`,
      );
    } else {
      await wait(100);
    }
  }
  return {
    addProcess(pid) {
      const longer = `${name}+${holderName(pid)}`;
      if (rename(join(place, name), join(place, longer))) name = longer;
    },
    release() {
      rmSync(join(place, name), { force: true });
      removeEmpty(place);
    },
  };
}

/** Puts a folder with the file where there is none, or an empty one. @returns whether it did. */
function create(place: string, name: string): boolean {
  const aside = mkdtempSync(`${place}-`);
  writeFileSync(join(aside, name), "");
  if (rename(aside, place)) return true;
  rmSync(aside, { recursive: true });
  return false;
}

/** @returns false where something is in the way, or nothing is there any more. */
function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isOneOf(error, "ENOENT", "ENOTEMPTY", "EEXIST")) return false;
    throw error;
  }
}

function removeEmpty(place: string): void {
  try {
    rmdirSync(place);
  } catch (error) {
    // The next build has it already.
    if (!isOneOf(error, "ENOENT", "ENOTEMPTY", "EEXIST")) throw error;
  }
}

function nameIn(place: string): string | undefined {
  try {
    return readdirSync(place)[0];
  } catch (error) {
    if (isOneOf(error, "ENOENT")) return undefined;
    throw error;
  }
}

function isOneOf(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? "");
}

function holderName(pid: number): string {
  return `${pid}-${startTime(pid) ?? ""}`;
}

/** Nobody where no build has given the name. */
function holdersIn(name: string): readonly Holder[] {
  return name.split("+").flatMap((part) => {
    const [, pid, started = ""] = /^(\d+)-(\d*)$/.exec(part) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), started }];
  });
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process is one as well.
    if (!isOneOf(error, "EPERM")) return false;
  }
  return startTime(pid) === started;
}

/**
 * Field 22 of Linux' proc(5), in ticks since the start of the machine; empty elsewhere.
 *
 * @returns undefined for a zombie: it is over, though its parent has not looked yet.
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
