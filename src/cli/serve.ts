/** `npm run serve [-- <folder>]`: serves the built site locally as the CDN does. */
import { resolve } from "node:path";
import { environment } from "../config/settings/current";
import { receiverPath } from "../config/receiver-path";
import { leadVariablesIn } from "../config/settings/lead-settings";
import { projectDirectory } from "../gatsby/build-settings";
import { keepPrivate, localDatabase } from "./local-database";
import { portSetting } from "./port-setting";
import { runCommand } from "./run-command";
import { startWranglerServer } from "./wrangler-server";

const defaultPort = 9000;

/** Milliseconds between two runs of the receiver's maintenance, which a host's scheduler starts. */
const maintenanceInterval = 60_000;

runCommand(async (stopping) => {
  const port = portSetting(environment.PORT, defaultPort);
  const [name = "public"] = process.argv.slice(2);
  const directory = resolve(projectDirectory, name);

  keepPrivate(localDatabase.folder);
  console.log(`Serving ${name}/ as the CDN does…`);
  const server = await startWranglerServer({
    directory,
    port,
    stateFolder: localDatabase.folder,
    variables: leadVariablesIn(environment),
  });
  stopping.addEventListener("abort", () => void server.stop(), { once: true });
  if (stopping.aborted) await server.stop();
  else console.log(`The site is at ${server.origin} (Ctrl+C stops it)`);
  const timer = setInterval(() => {
    // The next run does what a failed one has left.
    fetch(`${server.origin}${receiverPath}/maintenance`, { method: "POST" }).catch(() => undefined);
  }, maintenanceInterval);
  await server.ended;
  clearInterval(timer);
  await server.stop();
  if (!stopping.aborted)
    throw new Error(`The server ended by itself. What it printed is in ${server.log}`);
});
