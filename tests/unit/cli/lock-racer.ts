/**
 * A child process of `lock-race.test.ts`. It takes the lock named by each line of input, prints the outcome,
 * and releases the lock at the next line.
 */
import { createInterface } from "node:readline";
import { acquireLock, type Lock } from "../../../src/cli/lock";

async function race(): Promise<void> {
  let lock: Lock | undefined;
  process.stdout.write("ready\n");
  for await (const path of createInterface({ input: process.stdin })) {
    lock?.release();
    lock = path === "" ? undefined : await acquireLock(path, String).catch(() => undefined);
    process.stdout.write(lock ? "taken\n" : "refused\n");
  }
}

void race();
