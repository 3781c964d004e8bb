import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { acquireLock } from "../../../src/cli/lock";
import { temporaryFolder, type TemporaryFolder } from "./build/temporary-folder";

const refusal = (pid: number) => `Process ${pid} runs already.`;

let folder: TemporaryFolder;
let file: string;
let other: ChildProcess;
beforeEach(async () => {
  folder = temporaryFolder();
  file = folder.at(".cache/build-lock");
  other = spawn(process.execPath, ["-e", "console.log(1); setInterval(() => {}, 1000)"]);
  await once(other.stdout!, "data");
});
afterEach(async () => {
  folder.remove();
  await end(other);
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** A process id and start time in a lock's format. */
function holder(pid: number | undefined, started?: string): string {
  const stat = started ?? readFileSync(`/proc/${pid}/stat`, "utf8");
  return `${pid}-${started ?? stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
}

/** Creates the lock that another command has left. */
const leaveLock = (name: string) => folder.write({ [`.cache/build-lock/${name}`]: "" });

const onLinux = existsSync("/proc/self/stat") ? test : test.skip;

test("a free lock is taken, and free again once released", async () => {
  const lock = await acquireLock(file, refusal);
  expect(existsSync(file)).toBe(true);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await acquireLock(file, refusal)).release();
});

test("a second command is rejected with the first one's process id", async () => {
  const lock = await acquireLock(file, refusal);
  await expect(acquireLock(file, refusal)).rejects.toThrow(
    `Process ${process.pid} runs already. If there is none, remove ${file}.`,
  );
  lock.release();
});

onLinux("a killed command's lock is taken over", async () => {
  leaveLock(holder(other.pid));
  await expect(acquireLock(file, refusal)).rejects.toThrow(`Process ${other.pid}`);
  await end(other);
  (await acquireLock(file, refusal)).release();
});

onLinux("so is one whose process id was reused", async () => {
  leaveLock(holder(other.pid, "1"));
  (await acquireLock(file, refusal)).release();
});

onLinux("waits for the child processes of a killed command", async () => {
  const gone = spawn(process.execPath, ["-e", ""]);
  await once(gone, "exit");
  leaveLock(`${holder(gone.pid, "1")}+${holder(other.pid)}`);
  const taken = jest.fn();
  const taking = acquireLock(file, refusal).then((lock) => {
    taken();
    return lock;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(taken).not.toHaveBeenCalled();
  await end(other);
  (await taking).release();
});

test.each(["0", "[{", "x-1"])("an invalid lock (%j) is taken over", async (name) => {
  leaveLock(name);
  (await acquireLock(file, refusal)).release();
});

test("added processes are part of the lock", async () => {
  const lock = await acquireLock(file, refusal);
  lock.addProcess(other.pid!);
  const [name = ""] = readdirSync(file);
  const pids = name.split("+").map((part) => Number.parseInt(part));
  expect(pids).toEqual([process.pid, other.pid]);
  lock.release();
  expect(readdirSync(folder.at(".cache"))).toEqual([]);
});

onLinux("one of several commands that wait for a killed one gets the lock", async () => {
  leaveLock(`1-0+${holder(other.pid)}`);
  const waiting = Array.from({ length: 4 }, () => acquireLock(file, refusal));
  const ended = Promise.allSettled(waiting);
  await end(other);
  const results = await ended;
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(readdirSync(file)).toEqual([holder(process.pid)]);
});
