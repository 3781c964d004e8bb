/**
 * Serves the built site as a Worker with static assets, in Cloudflare's own runtime. Unlike `gatsby serve`, it
 * supports `_headers`, `_redirects` and the nearest `404.html`.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { localDatabase } from "./local-database";
import { checkPortIsFree } from "./check-port";
import { dotenvLine } from "./dotenv-line";
import { startServerProcess } from "./server-process";
import { workerConfig } from "../config/worker-config";

const host = "127.0.0.1";
/** Milliseconds. */
const startTimeout = 60_000;

/** Name of the configuration in the folder that wrangler runs in. */
const configFile = "wrangler.json";

type RuntimeOptions = {
  readonly port: number;
  /** Folder of the receiver's database. Without it, the database is gone when the server stops. */
  readonly stateFolder?: string | undefined;
  /** The receiver's settings, by variable. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
};

type WranglerServerOptions = RuntimeOptions & {
  /** The built site, usually `public`. */
  readonly directory: string;
};

export type WranglerServer = Awaited<ReturnType<typeof startWrangler>>;

/**
 * Starts a wrangler server for a built site on 127.0.0.1. Several may run at once.
 *
 * @returns the server with its origin; stopping it also removes its files, but for the log of one that has crashed.
 * @throws Error when the folder has no built site, when the port is taken, or, with the server's output,
 * when the server ends or does not respond within a minute.
 */
export async function startWranglerServer({
  directory: folder,
  ...options
}: WranglerServerOptions) {
  const directory = resolve(folder);
  if (!existsSync(join(directory, "index.html"))) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  }
  const main = join(directory, "_worker.js");
  const config = workerConfig({
    name: "site",
    directory,
    ...(existsSync(main) && { main }),
    databaseId: localDatabase.id,
  });
  return await startWrangler(["dev", `--config=${configFile}`], config, options);
}

/**
 * Runs a command of wrangler's that serves on 127.0.0.1, in a folder of its own with a configuration.
 *
 * @throws Error when the port is taken, or, with the server's output, when the server ends or does not respond within
 * a minute.
 */
export async function startWrangler(
  command: readonly string[],
  config: object,
  { port, stateFolder, variables = {} }: RuntimeOptions,
) {
  await checkPortIsFree(port, "PORT");
  // One folder per instance, so that no two share a registry.
  const workFolder = await mkdtemp(join(tmpdir(), "site-server-"));
  // Outside the folder, which holds secrets and is removed even where the log of a crash stays.
  const log = `${workFolder}.log`;
  // Not by arguments, which other users of the machine can read.
  const lines = Object.entries(variables).map(([name, value]) => dotenvLine(name, value));
  await writeFile(join(workFolder, ".dev.vars"), lines.join("\n"), { mode: 0o600 });
  await writeFile(join(workFolder, configFile), JSON.stringify(config));
  // Not the package's `bin`, which would be one more process between us and the server.
  const cli = join(dirname(require.resolve("wrangler/package.json")), "wrangler-dist", "cli.js");
  const flags = {
    ip: host,
    port,
    // The default is one fixed port; 0 takes a free one.
    "inspector-port": 0,
    "persist-to": stateFolder ?? join(workFolder, "state"),
    "show-interactive-dev-session": false,
  };
  const options = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);

  const server = startServerProcess([cli, ...command, ...options], {
    // Wrangler writes `.wrangler` into its working directory, and reads settings from there.
    cwd: workFolder,
    log,
    env: {
      ...process.env,
      CI: "1",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      NODE_OPTIONS: "",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_SEND_METRICS: "false",
      // Logs, and the registry of servers that find each other.
      XDG_CONFIG_HOME: join(workFolder, "config"),
    },
  });
  const stop = async (): Promise<void> => {
    const hasCrashed = server.hasEnded();
    await server.stop();
    await rm(workFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    if (!hasCrashed) await rm(log, { force: true });
  };
  const origin = `http://${host}:${port}`;
  try {
    await server.untilAnswers(origin, "The site's server", startTimeout);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...server, origin, stop };
}
