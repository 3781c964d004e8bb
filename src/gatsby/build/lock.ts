import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
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
 * @throws Error that says who has it and what to do.
 */
export async function takeLock(file: string): Promise<Lock> {
  mkdirSync(dirname(file), { recursive: true });
  const holders = [holderOf(process.pid)];
  const create = () => writeFileSync(file, JSON.stringify(holders), { flag: "wx" });
  try {
    create();
  } catch {
    await untilFree(file);
    rmSync(file, { force: true });
    create();
  }
  return {
    addProcess(pid) {
      holders.push(holderOf(pid));
      writeFileSync(file, JSON.stringify(holders));
    },
    release: () => rmSync(file, { force: true }),
  };
}

async function untilFree(file: string): Promise<void> {
  const [first, ...others] = readHolders(file);
  const deadline = Date.now() + longestEnd;
  for (;;) {
    const isOwnerRunning = first !== undefined && isRunning(first);
    const running = isOwnerRunning ? first : others.find(isRunning);
    if (!running) return;
    if (isOwnerRunning || Date.now() > deadline) {
      throw new Error(
        `Another build is running in this folder (process ${running.pid}). Wait for its end, or stop it. ` +
          `If there is none, remove ${file}.`,
      );
    }
    await wait(100);
  }
}

function readHolders(file: string): readonly Holder[] {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as Holder[] | null) ?? [];
  } catch {
    // Killed while it wrote, or released in this very moment.
    return [];
  }
}

function holderOf(pid: number): Holder {
  return { pid, started: startTime(pid) };
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process is one as well.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startTime(pid) === started;
}

/** Field 22 of Linux' proc(5), in ticks since the start of the machine; empty elsewhere. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // A zombie is over, though its parent has not looked yet.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "over" : (fields[18] ?? "");
  } catch {
    return "";
  }
}
