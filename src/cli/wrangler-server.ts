/**
 * Serves the built site with Cloudflare Pages' asset server, as in production. Unlike `gatsby serve`, it
 * supports `_headers`, `_redirects` and the nearest `404.html`.
 */
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { compatibilityDate, localDatabase } from "./local-database";
import { checkPortIsFree, startServerProcess, type ServerProcess } from "./server-process";

const host = "127.0.0.1";
/** Milliseconds. */
const startTimeout = 60_000;

type WranglerServerOptions = {
  /** The built site, usually `public`. */
  readonly directory: string;
  readonly port: number;
  /** Folder of the receiver's database. Without it, the database is gone when the server stops. */
  readonly stateFolder?: string;
  /** The receiver's settings, by variable. */
  readonly variables?: Readonly<Record<string, string>>;
};

export type WranglerServer = Awaited<ReturnType<typeof startWranglerServer>>;

/**
 * Starts a wrangler server for a built site on 127.0.0.1. Several may run at once.
 *
 * @returns the server with its origin; stopping it also removes its files.
 * @throws Error when the folder has no built site, when the port is taken, or, with the server's output,
 * when the server ends or does not respond within a minute.
 */
export async function startWranglerServer(options: WranglerServerOptions) {
  const { port, variables = {} } = options;
  const directory = resolve(options.directory);
  if (!existsSync(join(directory, "index.html"))) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  }
  await checkPortIsFree(port, "PORT");

  // One folder per instance, so that no two share a registry.
  const workFolder = await mkdtemp(join(tmpdir(), "pages-server-"));
  const stateFolder = options.stateFolder ?? join(workFolder, "state");
  // Not by arguments, which other users of the machine can read.
  const lines = Object.entries(variables).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  await writeFile(join(workFolder, ".dev.vars"), lines.join("\n"), { mode: 0o600 });
  const server = spawnWrangler(directory, port, workFolder, stateFolder);
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(workFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
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

function spawnWrangler(
  directory: string,
  port: number,
  workFolder: string,
  stateFolder: string,
): ServerProcess {
  // Not the package's `bin`, which would be one more process between us and the server.
  const cli = join(dirname(require.resolve("wrangler/package.json")), "wrangler-dist", "cli.js");
  const args = [cli, "pages", "dev", directory];
  const flags = {
    ip: host,
    port,
    // The default is one fixed port; 0 takes a free one.
    "inspector-port": 0,
    "compatibility-date": compatibilityDate,
    d1: `${localDatabase.binding}=${localDatabase.id}`,
    "persist-to": stateFolder,
    "show-interactive-dev-session": false,
  };
  for (const [name, value] of Object.entries(flags)) args.push(`--${name}=${value}`);

  return startServerProcess(args, {
    // Wrangler writes `.wrangler` into its working directory, and reads settings from there.
    cwd: workFolder,
    log: join(workFolder, "output.log"),
    env: {
      ...process.env,
      CI: "1",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      NODE_OPTIONS: "",
      WRANGLER_CACHE_DIR: join(workFolder, "cache"),
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_LOG_PATH: join(workFolder, "logs"),
      WRANGLER_REGISTRY_PATH: join(workFolder, "registry"),
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_SEND_METRICS: "false",
      XDG_CONFIG_HOME: join(workFolder, "config"),
    },
  });
}
