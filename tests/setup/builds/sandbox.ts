/** A copy of the project in a temporary folder, to build with other content or settings. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, realpath, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { embeddedDataset } from "../content/embedded-posts";
import { linkTree } from "../output/link-tree";
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
  /** Seconds after which the command is terminated; by default, it may take any time. */
  readonly maxSeconds?: number | undefined;
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
  let directory = await realpath(await mkdtemp(join(tmpdir(), "site-aside-")));
  const inside = (...names: string[]): string => join(directory, ...names);
  const running = new Set<ChildProcess>();
  const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  const removeNow = (): void => {
    running.forEach(killGroup);
    rmSync(directory, removal);
  };
  process.once("exit", removeNow);
  // The same for all builds: a changed setting would make Gatsby drop its cache.
  const port = await findFreePort();

  function start({ command = "build", args = [], settings = {}, maxSeconds }: CommandOptions) {
    const child = spawn("npm", ["run", "--silent", command, "--", ...args], {
      cwd: directory,
      env: { ...environment(port, inside("tmp")), ...settings },
      // A process group of its own, for `killGroup`.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    const timer = setTimeout(() => killGroup(child), (maxSeconds ?? 3_600) * 1_000).unref();
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("exit", () => {
      clearTimeout(timer);
      // A build that crashed leaves its workers running.
      killGroup(child);
    });
    child.once("close", () => running.delete(child));
    return { child, log: () => stripVTControlCharacters(output) };
  }

  await copyProject(directory);
  return {
    get directory() {
      return directory;
    },
    get publicDirectory() {
      return inside("public");
    },
    dataset,
    /** Its folder, which all builds read: `images`, `files` and the documents. */
    get datasetDirectory() {
      return inside("src/sanity/datasets", dataset);
    },
    async writeContent(documents: readonly object[]): Promise<void> {
      const lines = documents.map((document) => `${JSON.stringify(document)}\n`);
      await writeFile(inside("src/sanity/datasets", dataset, "data.ndjson"), lines.join(""));
    },
    /** Removes what earlier builds have left, so that the next one is cold. */
    async clean(): Promise<void> {
      for (const name of [".assets", ".cache", "public"]) await rm(inside(name), removal);
    },
    /** Runs a command to its end. @returns the exit code, null after a signal, and the log in one line. */
    async run(options: CommandOptions = {}) {
      const { child, log } = start(options);
      const [code] = (await once(child, "close")) as [number | null];
      return { code, log: log().replace(/\s+/g, " ") };
    },
    /** Builds. @returns the log. @throws Error with its end if the build fails. */
    async build(options: CommandOptions = {}): Promise<string> {
      const { code, log } = await this.run(options);
      if (code !== 0) throw new Error(`The build failed:\n${log.slice(-4_000)}`);
      return log;
    },
    /** Starts a build, and kills it once its log has a line. */
    async killedAt(line: string, options: CommandOptions = {}): Promise<void> {
      const { child, log } = start(options);
      const closed = once(child, "close");
      await until(line, () => child.exitCode !== null || log().includes(line), 10 * 60_000);
      killGroup(child);
      await closed;
    },
    /** Starts a command that runs until `remove`. @returns its log once it is ready. */
    async start(
      options: CommandOptions,
      isReady: (log: string) => boolean | Promise<boolean>,
      timeout: number,
    ): Promise<() => string> {
      const { child, log } = start(options);
      const what = `npm run ${options.command}`;
      try {
        await until(
          what,
          () => {
            if (child.exitCode !== null) throw new Error(`${what} has ended.`);
            return isReady(log());
          },
          timeout,
        );
      } catch (error) {
        throw new Error(`It did not start:\n${log().slice(-4_000)}`, { cause: error });
      }
      return log;
    },
    /** Moves everything to another folder. */
    async move(): Promise<void> {
      const moved = `${directory}-moved`;
      await rename(directory, moved);
      directory = moved;
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

/** Returns this process's environment variables without the site's settings and those added by Jest. */
function environment(port: number, temporary: string): NodeJS.ProcessEnv {
  const isExcluded = (name: string): boolean =>
    /^((SITE|SANITY|GATSBY|LEADS|JEST)_|NODE_ENV$)/.test(name);
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
