/**
 * Serves the built site with Cloudflare Pages' asset server, as in production. Unlike `gatsby serve`, it
 * supports `_headers`, `_redirects` and the nearest `404.html`.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compatibilityDate, localDatabase } from "./local-database";
import { killProcessGroup } from "./process-group";

const host = "127.0.0.1";
const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 5_000;

/** Runs in the server's process, which must not outlive ours, even if ours is killed. */
const endWithParent = "process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))";

export type WranglerServerOptions = {
  /** The built site, usually `public`. */
  readonly directory: string;
  readonly port: number;
  /** Folder of the receiver's database. Without it, the database is gone when the server stops. */
  readonly stateFolder?: string;
  /** The receiver's settings, by variable. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Receives the server's output, which includes requests. Without it, nothing is shown. */
  readonly log?: (text: string) => void;
};

export type WranglerServer = {
  /** Origin, without a trailing slash. */
  readonly origin: string;
  /** Process group of the server and its runtime. */
  readonly processGroup: number;
  /** Resolves when the server's process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Stops the server and removes its files. Idempotent. */
  stop(): Promise<void>;
};

/**
 * Starts a wrangler server for a built site on 127.0.0.1. Several may run at once.
 *
 * @throws Error when the folder has no built site, when the port is taken, or, with the server's output,
 * when the server ends or does not respond within a minute.
 */
export async function startWranglerServer(options: WranglerServerOptions): Promise<WranglerServer> {
  const { port, log } = options;
  const directory = resolve(options.directory);
  if (!existsSync(join(directory, "index.html"))) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  }
  await checkPortIsFree(port);

  // One folder per instance, so that no two share a registry.
  const workFolder = await mkdtemp(join(tmpdir(), "pages-server-"));
  const { stateFolder = join(workFolder, "state"), variables = {} } = options;
  // Not by arguments, which other users of the machine can read.
  const lines = Object.entries(variables).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
  await writeFile(join(workFolder, ".dev.vars"), lines.join("\n"), { mode: 0o600 });
  const server = spawnWrangler(directory, port, workFolder, stateFolder);
  const ended = new Promise<void>((resolveEnded) => {
    server.once("close", () => resolveEnded());
    server.once("error", () => resolveEnded());
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      // The end is enough for an error message.
      output = (output + text).slice(-4_000);
      log?.(text);
    });
  }

  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= stopServer(server, ended, workFolder));
  const origin = `http://${host}:${port}`;
  try {
    await waitForServer(origin, server);
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The site's server ${reason}. It printed:\n${output.trim() || "nothing"}`);
  }
  return { origin, processGroup: server.pid ?? 0, ended, stop };
}

/**
 * Checks that a port of 127.0.0.1 is free.
 *
 * @throws Error that names the port when it is taken, or needs more rights.
 */
export async function checkPortIsFree(port: number): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new Error(`Port ${port} is taken: stop what uses it, or choose another with PORT.`);
    }
    if (code === "EACCES") {
      throw new Error(`Port ${port} needs more rights than you have: choose one above 1023.`);
    }
    throw error;
  }
}

function listenOnce(port: number): Promise<void> {
  return new Promise((resolveDone, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port, host }, () => {
      probe.close(() => resolveDone());
    });
  });
}

function spawnWrangler(
  directory: string,
  port: number,
  workFolder: string,
  stateFolder: string,
): ChildProcess {
  // Not the package's `bin`, which would be one more process between us and the server.
  const cli = join(dirname(require.resolve("wrangler/package.json")), "wrangler-dist", "cli.js");
  const preload = `data:text/javascript,${encodeURIComponent(endWithParent)}`;
  const args = ["--no-warnings", "--import", preload, cli, "pages", "dev", directory];
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

  return spawn(process.execPath, args, {
    // Wrangler writes `.wrangler` into its working directory, and reads settings from there.
    cwd: workFolder,
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
    // A process group of its own, to be killed as a whole. Ctrl+C reaches only us, and we stop it gracefully.
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

async function waitForServer(origin: string, server: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  server.once("error", (error) => (failure = new Error(`did not start: ${error.message}`)));

  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (failure) throw failure;
    if (hasEnded(server)) throw new Error("ended before it answered");
    try {
      const response = await fetch(origin, {
        method: "HEAD",
        redirect: "manual",
        signal: AbortSignal.timeout(5_000),
      });
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await wait(100);
  }
  throw new Error(`did not answer within ${START_TIMEOUT / 1_000} seconds`);
}

function hasEnded(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
}

async function stopServer(
  server: ChildProcess,
  ended: Promise<void>,
  workFolder: string,
): Promise<void> {
  if (!hasEnded(server)) server.kill("SIGTERM");
  const timer = setTimeout(() => killProcessGroup(server), STOP_TIMEOUT);
  await ended;
  clearTimeout(timer);
  // A server that crashed leaves its workers running.
  killProcessGroup(server);
  await rm(workFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
