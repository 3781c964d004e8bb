/** A copy of the project in a temporary folder, to build with other content or settings. */
import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { sourcesIn } from "../../../src/cli/build/workspace";
import { killGroup } from "../../../src/cli/process-group";
import { findFreePort } from "../servers/free-port";
import { linkTree } from "../output/link-tree";

const projectDirectory = resolve(__dirname, "../../..");
const dataset = "aside";
/** Folders of a dataset's assets. */
const assetFolders = ["images", "files"];

export const embeddedDataset = join(projectDirectory, "src/sanity/datasets/production");

export type BuildOptions = {
  /** The npm script to run. */
  readonly command?: "build" | "build:preview" | "studio" | "preview";
  /** Settings of the site, by name; all others have their defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called with the id of the build's process once it has started. */
  readonly onStart?: (pid: number) => void;
};

export type Sandbox = {
  /** The copy's root. */
  readonly directory: string;
  readonly publicDirectory: string;
  /** Output of `build:preview`. */
  readonly previewDirectory: string;
  /** The dataset of all builds: `images`, `files` and the documents. */
  readonly datasetDirectory: string;
  /** Replaces the documents for the next build. */
  writeContent(documents: readonly object[]): Promise<void>;
  /** Starts a command that runs until `remove`. `log` returns its output so far. */
  start(options: BuildOptions): { log(): string };
  /** Removes the output of earlier builds, so that the next one is cold. */
  clean(): Promise<void>;
  /**
   * @returns the log.
   * @throws Error with the end of the log if the build fails, or if `signal` aborts.
   */
  build(options?: BuildOptions): Promise<string>;
  /** Kills a running build and removes the folder. Safe to call at any time and repeatedly. */
  remove(): Promise<void>;
  /** Does the same synchronously, for exit handlers. */
  removeNow(): void;
};

/** Copies what a build needs. Does not touch the project's own `.cache` and `public`. */
export async function createSandbox(signal: AbortSignal): Promise<Sandbox> {
  // Gatsby compares paths, so this one must not contain symbolic links.
  const directory = await realpath(await mkdtemp(join(tmpdir(), "site-aside-")));
  const inside = (...names: string[]): string => join(directory, ...names);
  const running = new Set<ChildProcess>();
  const killAll = (): void => running.forEach(killGroup);
  // The same for all builds: a changed setting would make Gatsby drop its cache.
  const port = await findFreePort();

  function spawnCommand(options: BuildOptions): ChildProcess {
    const { command = "build", settings = {}, onStart } = options;
    signal.throwIfAborted();
    const defaults = environment(port, inside("tmp"));
    const child = spawn("npm", ["run", "--silent", command], {
      cwd: directory,
      env: { ...defaults, ...settings },
      // A process group of its own, for `killGroup`.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    if (child.pid !== undefined) onStart?.(child.pid);
    return child;
  }

  const sandbox: Sandbox = {
    directory,
    publicDirectory: inside("public"),
    previewDirectory: inside("preview/public"),
    datasetDirectory: inside("src/sanity/datasets", dataset),
    async writeContent(documents) {
      const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
      await writeFile(inside("src/sanity/datasets", dataset, "data.ndjson"), lines.join(""));
    },
    async clean() {
      for (const name of [".cache", "public"]) {
        await rm(inside(name), { recursive: true, force: true });
      }
    },
    start(options) {
      let log = "";
      const child = spawnCommand(options);
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding("utf8").on("data", (text: string) => (log += text));
      }
      return { log: () => stripVTControlCharacters(log) };
    },
    async build(options = {}) {
      const child = spawnCommand(options);
      const stop = (): void => killGroup(child);
      signal.addEventListener("abort", stop);
      const { exitCode, log } = await outcome(child);
      running.delete(child);
      signal.removeEventListener("abort", stop);
      signal.throwIfAborted();
      if (exitCode !== 0)
        throw new Error(`The build failed:\n${log.replace(/\n{2,}/g, "\n").slice(-4_000)}`);
      return log;
    },
    async remove() {
      killAll();
      await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
    removeNow() {
      killAll();
      rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };

  try {
    await copyProject(directory);
    signal.throwIfAborted();
    return sandbox;
  } catch (error) {
    await sandbox.remove();
    throw error;
  }
}

async function copyProject(directory: string): Promise<void> {
  for (const name of sourcesIn(projectDirectory)) {
    await cp(join(projectDirectory, name), join(directory, name), { recursive: true });
  }
  const datasetFolder = join(directory, "src/sanity/datasets", dataset);
  for (const name of assetFolders) {
    await cp(join(embeddedDataset, name), join(datasetFolder, name), { recursive: true });
  }
  await mkdir(join(directory, "tmp"));
  // Not a symbolic link to the folder, as Gatsby would resolve its packages next to the original. The tools'
  // caches are excluded because they are modified in place, which hard links would share.
  const modules = "node_modules";
  await linkTree(join(projectDirectory, modules), join(directory, modules), [".cache"]);
}

/** Returns this process's environment variables without the site's settings and those added by Jest. */
export function environment(port: number, temporary: string): NodeJS.ProcessEnv {
  const isExcluded = (name: string): boolean =>
    /^((SITE|SANITY|GATSBY|JEST)_|NODE_ENV$)/.test(name);
  const inherited = Object.entries(process.env).filter(([name]) => !isExcluded(name));
  return {
    ...Object.fromEntries(inherited),
    NODE_OPTIONS: "",
    npm_config_update_notifier: "false",
    SANITY_DATASET: dataset,
    SANITY_API_HOST: `http://127.0.0.1:${port}`,
    // Gatsby's workers leave temporary folders behind.
    TMPDIR: temporary,
  };
}

function outcome(child: ChildProcess): Promise<{ exitCode: number | null; log: string }> {
  return new Promise((settle, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("error", reject);
    // A build that crashed leaves its workers running.
    child.once("exit", () => killGroup(child));
    child.once("close", (exitCode) => settle({ exitCode, log: stripVTControlCharacters(output) }));
  });
}
