/**
 * The built site on the asset server of Cloudflare Pages, as a live site has it: `_headers`,
 * `_redirects` and the nearest `404.html` all count. `gatsby serve` knows none of them.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const host = "127.0.0.1";
const compatibilityDate = "2026-05-01";
const START_TIMEOUT = 60;
const STOP_TIMEOUT = 5;

/** Runs inside the server's process: it must not outlive ours, even when ours is killed. */
const endWithParent = "process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))";

export type WranglerServerOptions = {
  /** The built site, usually `public`. */
  readonly directory: string;
  readonly port: number;
  /** Gets what the server prints; requests are among it. Absent: nothing is shown. */
  readonly log?: (text: string) => void;
};

export type WranglerServer = {
  /** Address without a trailing slash. */
  readonly origin: string;
  /** Settles when the server's process is gone, whoever ended it. */
  readonly ended: Promise<void>;
  /** Ends the server and removes what it wrote. May be called twice. */
  stop(): Promise<void>;
};

/**
 * Serves a built site on loopback, until `stop` is called. Several may run at once.
 *
 * @throws Error when the folder holds no built site, when the port is taken, and when the server
 * ends or does not answer within a minute; the last two carry what it printed.
 */
export async function startWranglerServer(options: WranglerServerOptions): Promise<WranglerServer> {
  const { port, log } = options;
  const directory = resolve(options.directory);
  if (!existsSync(join(directory, "index.html"))) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
  }
  await checkPortIsFree(port);

  // The server's own files; each instance has a folder, so that two never share a registry.
  const workFolder = await mkdtemp(join(tmpdir(), "pages-server-"));
  const server = spawnWrangler(directory, port, workFolder);
  const ended = new Promise<void>((resolveEnded) => {
    server.once("close", () => resolveEnded());
    server.once("error", () => resolveEnded());
  });
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      // Only the end is worth a place in an error message.
      printed = (printed + text).slice(-4_000);
      log?.(text);
    });
  }

  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= end(server, ended, workFolder));
  const origin = `http://${host}:${port}`;
  try {
    await untilAnswering(origin, server);
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The site's server ${reason}. It printed:\n${printed.trim() || "nothing"}`);
  }
  return { origin, ended, stop };
}

/**
 * Looks whether anything listens on a port of the loopback address.
 *
 * @throws Error that names the port when it is taken, or not for this user to take.
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

/** Takes a port and gives it back at once. */
function listenOnce(port: number): Promise<void> {
  return new Promise((resolveDone, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port, host }, () => {
      probe.close(() => resolveDone());
    });
  });
}

function spawnWrangler(directory: string, port: number, workFolder: string): ChildProcess {
  // Not the package's `bin`, which is one more process between us and the server's end.
  const cli = join(dirname(require.resolve("wrangler/package.json")), "wrangler-dist", "cli.js");
  const preload = `data:text/javascript,${encodeURIComponent(endWithParent)}`;
  const args = ["--no-warnings", "--import", preload, cli, "pages", "dev", directory];
  const flags = {
    ip: host,
    port,
    // The default is one port for everyone; 0 takes a free one.
    "inspector-port": 0,
    "compatibility-date": compatibilityDate,
    "persist-to": join(workFolder, "state"),
    "show-interactive-dev-session": false,
  };
  for (const [name, value] of Object.entries(flags)) args.push(`--${name}=${value}`);

  return spawn(process.execPath, args, {
    // It writes `.wrangler` into its working folder, and reads settings from there.
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
    // A process group of its own: see `end`. Ctrl+C reaches us, and we end it in good order.
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

async function untilAnswering(origin: string, server: ChildProcess): Promise<void> {
  let failure: Error | undefined;
  server.once("error", (error) => (failure = new Error(`did not start: ${error.message}`)));

  const deadline = Date.now() + START_TIMEOUT * 1_000;
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
  throw new Error(`did not answer within ${START_TIMEOUT} seconds`);
}

function hasEnded(server: ChildProcess): boolean {
  return server.pid === undefined || server.exitCode !== null || server.signalCode !== null;
}

async function end(server: ChildProcess, ended: Promise<void>, workFolder: string): Promise<void> {
  if (!hasEnded(server)) server.kill("SIGTERM");
  const timer = setTimeout(() => killGroup(server), STOP_TIMEOUT * 1_000);
  await ended;
  clearTimeout(timer);
  // Nothing is left after an orderly end, but a server that crashed leaves its workers running.
  killGroup(server);
  await rm(workFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function killGroup(server: ChildProcess): void {
  if (server.pid === undefined) return;
  try {
    process.kill(-server.pid, "SIGKILL");
  } catch {
    // The whole group is gone already.
  }
}
