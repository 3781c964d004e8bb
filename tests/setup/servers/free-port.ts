/** Ports for servers of the tests. */
import { randomInt } from "node:crypto";
import { checkPortIsFree } from "../../../src/cli/wrangler-server";

/**
 * A port of the loopback address that nothing listens on at the moment. It is none of those that
 * computers give to connections by themselves, so that it is still free when it is used.
 *
 * @throws Error when many in a row are taken.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = randomInt(10_240, 32_768);
    if (await isFree(port)) return port;
  }
  throw new Error("Found no free port between 10240 and 32767.");
}

async function isFree(port: number): Promise<boolean> {
  return await checkPortIsFree(port).then(
    () => true,
    () => false,
  );
}
