import { existsSync, mkdirSync, rmSync, utimesSync } from "node:fs";
import { acquireLock } from "../../../src/cli/lock";
import { temporaryFolder } from "../../setup/temporary-folder";

const folder = temporaryFolder();
const path = () => folder.at(".cache/lock");
const acquire = (patience = 0) => acquireLock(path(), "It runs already.", patience);

test("a second command is refused until the first has ended", async () => {
  const release = await acquire();
  await expect(acquire()).rejects.toThrow("It runs already.");
  await release();
  const again = await acquire();
  await again();
  expect(existsSync(path())).toBe(false);
});

test("a second command that waits goes on once the first has ended", async () => {
  const release = await acquire();
  const waiting = acquire(5);
  await release();
  const again = await waiting;
  await again();
});

test("the lock that a killed command has not renewed is taken over", async () => {
  mkdirSync(path(), { recursive: true });
  await expect(acquire()).rejects.toThrow("It runs already.");
  const before = new Date(Date.now() - 11_000);
  utimesSync(path(), before, before);
  const taken = await acquire();
  await taken();
});

test("a command that lost its lock goes on, and leaves the lock of another alone", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "performance"] });
  const release = await acquire();
  rmSync(path(), { recursive: true });
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  mkdirSync(path());
  await release();
  expect(existsSync(path())).toBe(true);
});
