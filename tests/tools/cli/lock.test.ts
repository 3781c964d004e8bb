import { existsSync, mkdirSync, rmSync, utimesSync } from "node:fs";
import { once } from "node:events";
import { acquireLock } from "../../../src/cli/lock";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const path = () => folder.at(".cache/lock");
const acquire = (patience = 0) => acquireLock(path(), "It runs already.", patience);

test("a second command is refused until the first has ended", async () => {
  const { release } = await acquire();
  await expect(acquire()).rejects.toThrow("It runs already.");
  await release();
  const again = await acquire();
  await again.release();
  expect(existsSync(path())).toBe(false);
});

test("a second command that waits goes on once the first has ended", async () => {
  const { release } = await acquire();
  const waiting = acquire(5);
  await release();
  const again = await waiting;
  await again.release();
});

test("the lock that a killed command has not renewed is taken over", async () => {
  mkdirSync(path(), { recursive: true });
  await expect(acquire()).rejects.toThrow("It runs already.");
  const before = new Date(Date.now() - 11_000);
  utimesSync(path(), before, before);
  const taken = await acquire();
  await taken.release();
});

test("a command is told that it has lost its lock, and leaves the lock of another alone", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "performance"] });
  const { release, lost } = await acquire();
  expect(lost.aborted).toBe(false);
  rmSync(path(), { recursive: true });
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  await once(lost, "abort");
  mkdirSync(path());
  await release();
  expect(existsSync(path())).toBe(true);
});
