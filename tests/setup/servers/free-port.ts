import { randomInt } from "node:crypto";
import { checkPortIsFree } from "../../../src/cli/check-port";

/** Returns a free port on loopback, outside the ephemeral range: it stays free until it is used. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = randomInt(10_240, 32_768);
    if (await isPortFree(port)) return port;
  }
  throw new Error("Found no free port between 10240 and 32767.");
}

export async function isPortFree(port: number): Promise<boolean> {
  return await checkPortIsFree(port, "PORT").then(
    () => true,
    () => false,
  );
}
