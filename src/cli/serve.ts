/** `npm run serve [-- <folder>]`: the built site on this computer, the way the CDN answers. */
import { resolve } from "node:path";
import { startWranglerServer } from "./wrangler-server";

const defaultPort = 9000;

/** @throws Error that names the setting when it is no port. */
function portFrom(text: string | undefined): number {
  if (!text) return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`PORT is ${JSON.stringify(text)}, but has to be a number from 1 to 65535.`);
  }
  return port;
}

async function serve(): Promise<void> {
  const port = portFrom(process.env.PORT);
  const [name = "public"] = process.argv.slice(2);
  const directory = resolve(__dirname, "../..", name);

  console.log(`Serving ${name}/ as the CDN does…`);
  const stopRequest = new AbortController();
  const starting = startWranglerServer({ directory, port });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      stopRequest.abort();
      console.log("\nStopping…");
      // A server that failed to start says so below.
      starting.then((server) => server.stop()).catch(() => undefined);
    });
  }

  const server = await starting;
  console.log(`The site is at ${server.origin} (Ctrl+C stops it)`);
  await server.ended;
  await server.stop();
  if (!stopRequest.signal.aborted) throw new Error("The server ended by itself.");
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
