/**
 * A process of its own for `lock-race.test.ts`. It takes the lock of each line that it reads, says how that
 * went, and gives the lock back at the next line.
 */
import { createInterface } from "node:readline";
import { takeLock, type Lock } from "../../../../src/cli/build/lock";

async function race(): Promise<void> {
  let lock: Lock | undefined;
  process.stdout.write("ready\n");
  for await (const place of createInterface({ input: process.stdin })) {
    lock?.release();
    lock = place === "" ? undefined : await takeLock(place).catch(() => undefined);
    process.stdout.write(lock ? "taken\n" : "refused\n");
  }
}

void race();
