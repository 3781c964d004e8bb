/** A copy of the project in a temporary folder, to build with other content or settings. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { embeddedDataset } from "../content/embedded-posts";
import { findFreePort } from "../servers/free-port";
import { until } from "../until";

const projectDirectory = resolve(__dirname, "../../..");
const dataset = "aside";
const assetFolders = ["images", "files"];

/** What a build reads. */
const sources = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
];

type CommandOptions = {
  readonly command?: "build" | "build:preview" | "develop" | "preview" | "studio";
  readonly args?: readonly string[];
  /** Settings of the site, by name; all others have their defaults. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** Ends a process with its children. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** Copies what a build needs. Does not touch the project's own `.cache` and `public`. */
export async function createSandbox() {
  // Gatsby compares paths, so this one must not contain symbolic links.
  const directory = await realpath(await mkdtemp(join(tmpdir(), "site-aside-")));
  const inside = (...names: string[]): string => join(directory, ...names);
  const datasetDirectory = inside("src/sanity/datasets", dataset);
  const running = new Set<ChildProcess>();
  const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  const removeNow = (): void => {
    running.forEach(killGroup);
    rmSync(directory, removal);
  };
  process.once("exit", removeNow);
  // The same for all builds: a changed setting would make Gatsby drop its cache.
  const port = await findFreePort();

  function spawnCommand({ command = "build", args = [], settings = {} }: CommandOptions) {
    const child = spawn("npm", ["run", "--silent", command, "--", ...args], {
      cwd: directory,
      env: {
        // Neither the site's settings nor what Jest adds.
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        npm_config_update_notifier: "false",
        SANITY_DATASET: dataset,
        SANITY_API_HOST: `http://127.0.0.1:${port}`,
        // Gatsby's workers leave temporary folders behind.
        TMPDIR: inside("tmp"),
        ...settings,
      },
      // A process group of its own, for `killGroup`.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    // A build that crashed leaves its workers running.
    child.once("exit", () => killGroup(child));
    child.once("close", () => running.delete(child));
    return { child, log: () => stripVTControlCharacters(output) };
  }

  await copyProject(directory);
  return {
    directory,
    publicDirectory: inside("public"),
    dataset,
    /** Its folder, which all builds read: `images`, `files` and the documents. */
    datasetDirectory,
    async writeContent(documents: readonly object[]): Promise<void> {
      const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
      await writeFile(join(datasetDirectory, "data.ndjson"), lines.join(""));
    },
    /** Removes what earlier builds have left, so that the next one is cold. */
    async clean(): Promise<void> {
      for (const name of [".assets", ".cache", "public"]) await rm(inside(name), removal);
    },
    /** Runs a command to its end. @returns the exit code, null after a signal, and the log in one line. */
    async run(options: CommandOptions = {}) {
      const { child, log } = spawnCommand(options);
      const [code] = (await once(child, "close")) as [number | null];
      return { code, log: log().replace(/\s+/g, " ") };
    },
    /** Builds. @returns the log. @throws Error with its end if the build fails. */
    async build(options: CommandOptions = {}): Promise<string> {
      const { code, log } = await this.run(options);
      if (code !== 0) throw new Error(`The build failed:\n${log.slice(-4_000)}`);
      return log;
    },
    /** Starts a command that runs until it is killed, and waits until it is ready. */
    async start(
      options: CommandOptions,
      isReady: (log: string) => boolean | Promise<boolean>,
      timeout: number,
    ) {
      const { child, log } = spawnCommand(options);
      const hasEnded = () => child.exitCode !== null;
      try {
        await until("its start", () => hasEnded() || isReady(log()), timeout);
        if (hasEnded()) throw new Error("It has ended.");
      } catch (error) {
        throw new Error(`No start:\n${log().slice(-4_000)}`, { cause: error });
      }
      const kill = async (): Promise<void> => {
        killGroup(child);
        await once(child, "close");
      };
      return { log, kill };
    },
    /** Kills what runs and removes the folder, as the end of this process does. */
    async remove(): Promise<void> {
      process.off("exit", removeNow);
      running.forEach(killGroup);
      await rm(directory, removal);
    },
  };
}

async function copyProject(directory: string): Promise<void> {
  for (const name of sources) {
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

/**
 * Copies a folder as hard links, which is fast even for 80,000 files, or as files where there can be no links: on
 * another disk, for example.
 *
 * @param skip top-level names to exclude.
 */
export async function linkTree(from: string, to: string, skip: readonly string[] = []) {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => !skip.includes(name));
  const copy = (options: string) =>
    promisify(execFile)("cp", [options, ...names, to], { cwd: from });
  await copy("-RPl").catch(() => copy("-RPf"));
}
