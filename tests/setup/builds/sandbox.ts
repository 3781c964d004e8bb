/** A copy of the project in a temporary folder, to be built with other content or settings. */
import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findFreePort } from "../servers/free-port";
import { linkTree } from "../output/link-tree";

const projectDirectory = resolve(__dirname, "../../..");
const dataset = "aside";
/** A dataset's files beside its documents. */
const assetFolders = ["images", "files"];

export const embeddedDataset = join(projectDirectory, "src/sanity/datasets/production");

export type BuildOptions = {
  /** The project's own command. */
  readonly command?: "build" | "build:preview" | "preview";
  /** Settings of the site by their names; all others have their defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Gets the id of the build's process as soon as there is one. */
  readonly onStart?: (pid: number) => void;
};

export type Sandbox = {
  /** The copy's top level. */
  readonly directory: string;
  /** The built site. */
  readonly publicDirectory: string;
  /** What `build:preview` writes. */
  readonly previewDirectory: string;
  /** The dataset of every build: `images`, `files` and the documents. */
  readonly datasetDirectory: string;
  /** Replaces the content of the next build. */
  writeContent(documents: readonly object[]): Promise<void>;
  /** Starts a command that goes on until `remove`. Its log grows. */
  start(options: BuildOptions): { log(): string };
  /** Takes away whatever earlier builds left, so that the next one is cold. */
  clean(): Promise<void>;
  /**
   * @returns the log.
   * @throws Error with the end of the log when the build fails; when `signal` aborts.
   */
  build(options?: BuildOptions): Promise<string>;
  /** Ends a running build and removes the folder. Safe at any time and more than once. */
  remove(): Promise<void>;
  /** The same for the last moments of this process. */
  removeNow(): void;
};

/** Copies what a build needs. The project's own `.cache` and `public` are neither read nor written. */
export async function createSandbox(signal: AbortSignal): Promise<Sandbox> {
  // Gatsby compares paths: no symbolic link may be in this one.
  const directory = await realpath(await mkdtemp(join(tmpdir(), "site-aside-")));
  const inside = (...names: string[]): string => join(directory, ...names);
  let running: ChildProcess | undefined;
  // One for all builds: another would be another setting, and Gatsby would start anew.
  const port = await findFreePort();

  /** A process group of its own: see `endGroup`. */
  function spawnCommand(options: BuildOptions): ChildProcess {
    const { command = "build", settings = {}, onStart } = options;
    signal.throwIfAborted();
    const defaults = environment(port, inside("tmp"));
    const child = spawn("npm", ["run", "--silent", command], {
      cwd: directory,
      env: { ...defaults, ...settings },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running = child;
    if (child.pid !== undefined) onStart?.(child.pid);
    return child;
  }

  const aside: Sandbox = {
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
      const stop = (): void => endGroup(child);
      signal.addEventListener("abort", stop);
      const { exitCode, log } = await outcome(child);
      running = undefined;
      signal.removeEventListener("abort", stop);
      signal.throwIfAborted();
      if (exitCode !== 0)
        throw new Error(`The build failed:\n${log.replace(/\n{2,}/g, "\n").slice(-4_000)}`);
      return log;
    },
    async remove() {
      if (running) endGroup(running);
      await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
    removeNow() {
      if (running) endGroup(running);
      rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };

  try {
    await copyProject(directory);
    signal.throwIfAborted();
    return aside;
  } catch (error) {
    await aside.remove();
    throw error;
  }
}

async function copyProject(directory: string): Promise<void> {
  const top = await readdir(projectDirectory);
  const gatsbyFiles = top.filter((name) => /^gatsby-\w+\.tsx?$/.test(name));
  for (const name of ["src", "static", "package.json", "tsconfig.json", ...gatsbyFiles]) {
    await cp(join(projectDirectory, name), join(directory, name), { recursive: true });
  }
  const datasetFolder = join(directory, "src/sanity/datasets", dataset);
  for (const name of assetFolders) {
    await cp(join(embeddedDataset, name), join(datasetFolder, name), { recursive: true });
  }
  await mkdir(join(directory, "tmp"));
  // A symbolic link to the whole folder does not do: Gatsby resolves its packages beside the real one.
  // Caches of tools in there are left out, as they are written in place.
  const modules = "node_modules";
  await linkTree(join(projectDirectory, modules), join(directory, modules), [".cache"]);
}

/** The variables of this process without any setting of the site, and without what Jest has added. */
export function environment(port: number, temporary: string): NodeJS.ProcessEnv {
  const isOwn = (name: string): boolean => /^((SITE|SANITY|GATSBY|JEST)_|NODE_ENV$)/.test(name);
  const others = Object.entries(process.env).filter(([name]) => !isOwn(name));
  return {
    ...Object.fromEntries(others),
    NODE_OPTIONS: "",
    npm_config_update_notifier: "false",
    SANITY_DATASET: dataset,
    SANITY_API_HOST: `http://127.0.0.1:${port}`,
    // Gatsby's workers leave folders behind.
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
    child.once("exit", () => endGroup(child));
    child.once("close", (exitCode) => settle({ exitCode, log: stripVTControlCharacters(output) }));
  });
}

/** Ends a build with its workers, whatever they are doing. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The whole group is gone already.
  }
}
