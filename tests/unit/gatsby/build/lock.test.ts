/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { takeLock } from "../../../../src/gatsby/build/lock";
import { temporaryFolder, type TemporaryFolder } from "./temporary-folder";

let folder: TemporaryFolder;
let file: string;
let other: ChildProcess;
beforeEach(async () => {
  folder = temporaryFolder();
  file = folder.at(".cache/build.lock");
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

/** The lock as the other process would have written it. */
function leaveLockOf(...pids: (number | undefined)[]): void {
  const started = (pid: number) => {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  };
  const holders = pids.map((pid) => ({ pid, started: started(pid!) }));
  folder.write({ ".cache/build.lock": JSON.stringify(holders) });
}

const onLinux = existsSync("/proc/self/stat") ? test : test.skip;

test("a free folder is taken, and free again when it is released", async () => {
  const lock = await takeLock(file);
  expect(existsSync(file)).toBe(true);
  lock.release();
  expect(existsSync(file)).toBe(false);
  (await takeLock(file)).release();
});

test("a second build is refused, with the first one's process", async () => {
  const lock = await takeLock(file);
  await expect(takeLock(file)).rejects.toThrow(
    new RegExp(`Another build is running.*process ${process.pid}\\).*stop it`),
  );
  lock.release();
});

onLinux("a build that was killed does not count", async () => {
  leaveLockOf(other.pid);
  await expect(takeLock(file)).rejects.toThrow(`process ${other.pid}`);
  await end(other);
  (await takeLock(file)).release();
});

onLinux("neither does another process that has its number by now", async () => {
  writeFileSyncInCache([{ pid: other.pid, started: "1" }]);
  (await takeLock(file)).release();
});

onLinux("what a killed build has started is waited for", async () => {
  const gone = spawn(process.execPath, ["-e", ""]);
  await once(gone, "exit");
  leaveLockOf(other.pid);
  const [running] = JSON.parse(readFileSync(file, "utf8")) as object[];
  writeFileSyncInCache([{ pid: gone.pid, started: "1" }, running]);
  const taken = jest.fn();
  const taking = takeLock(file).then((lock) => {
    taken();
    return lock;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(taken).not.toHaveBeenCalled();
  await end(other);
  (await taking).release();
});

test.each(["", "[{", "null"])("a damaged lock (%j) does not count", async (text) => {
  folder.write({ ".cache/build.lock": text });
  (await takeLock(file)).release();
});

test("the processes of a build are noted", async () => {
  const lock = await takeLock(file);
  lock.addProcess(other.pid!);
  const holders = JSON.parse(readFileSync(file, "utf8")) as { pid: number }[];
  expect(holders.map(({ pid }) => pid)).toEqual([process.pid, other.pid]);
  lock.release();
});

function writeFileSyncInCache(holders: readonly unknown[]): void {
  folder.write({ ".cache/build.lock": "" });
  writeFileSync(file, JSON.stringify(holders));
}
