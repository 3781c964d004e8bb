import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Checks that a port of 127.0.0.1 is free.
 *
 * @param setting the variable that sets another port.
 * @throws Error that names the port and the setting when the port is taken.
 */
export async function checkPortIsFree(port: number, setting: string): Promise<void> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause;
    const advice = `stop what uses it, or choose another with ${setting}.`;
    throw new Error(`Port ${port} is taken: ${advice}`, { cause });
  } finally {
    probe.close();
  }
}
