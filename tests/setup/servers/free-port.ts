import { randomInt } from "node:crypto";
import { checkPortIsFree } from "../../../src/cli/check-port";

/** Returns a free port on loopback, outside the ephemeral range: it stays free until it is used. */
export async function findFreePort(attempts = 20): Promise<number> {
  const port = randomInt(10_240, 32_768);
  return await checkPortIsFree(port, "PORT").then(
    () => port,
    (error: unknown) => {
      if (attempts === 1) throw error;
      return findFreePort(attempts - 1);
    },
  );
}
