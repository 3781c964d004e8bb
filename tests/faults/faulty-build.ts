/** Builds of the site beside the project's own, for rows of the fault table. */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

const projectDirectory = resolve(__dirname, "../..");

export type BuildResult = {
  /** As a shell tells it. */
  readonly code: number;
  readonly seconds: number;
  readonly log: string;
};

export type RunningBuild = {
  readonly process: ChildProcess;
  readonly result: Promise<BuildResult>;
  /** Settles when a line of the log holds the text. */
  saying(text: string): Promise<void>;
};

export type BuildFolder = {
  readonly publicDirectory: string;
  start(settings: Readonly<Record<string, string>>): RunningBuild;
  /** Makes the next build read everything anew. Pictures that were made stay. */
  forget(): void;
  /** One hash of the names and contents of all published files. */
  checksum(): string;
  /** Ends builds that are still running, and removes the folder. */
  remove(): void;
};

/** @param name of a folder in `.cache`, which nobody else uses. */
export function buildFolder(name: string): BuildFolder {
  const home = join(projectDirectory, ".cache", name);
  const publicDirectory = join(home, "public");
  const running = new Set<ChildProcess>();
  return {
    publicDirectory,
    start(settings) {
      const build = startBuild(home, settings);
      running.add(build.process);
      build.process.once("close", () => running.delete(build.process));
      return build;
    },
    forget() {
      for (const name of ["build.json", ".cache/.assets"]) {
        rmSync(join(home, ".cache/build", name), { recursive: true, force: true });
      }
    },
    checksum: () => checksum(publicDirectory),
    remove() {
      for (const build of running) build.kill("SIGKILL");
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** All settings by their names, set to nothing: neither this process nor a `.env` has a say. */
function noSettings(): Record<string, string> {
  const example = readFileSync(join(projectDirectory, ".env.example"), "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, ""]));
}

function startBuild(home: string, settings: Readonly<Record<string, string>>): RunningBuild {
  const start = performance.now();
  const others = Object.entries(process.env).filter(([name]) => !/^JEST_|^NODE_ENV$/.test(name));
  const child = spawn(process.execPath, ["--import", "tsx", "src/cli/build.ts", home], {
    cwd: projectDirectory,
    env: { ...Object.fromEntries(others), NODE_OPTIONS: "", ...noSettings(), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += stripVTControlCharacters(text);
      for (const listener of listeners) listener();
    });
  }
  const result = new Promise<BuildResult>((settle, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      const seconds = (performance.now() - start) / 1_000;
      settle({ code: code ?? 137, seconds, log });
    });
  });
  return {
    process: child,
    result,
    saying: (text) =>
      new Promise((settle) => {
        const look = () => {
          if (!log.includes(text)) return;
          listeners.delete(look);
          settle();
        };
        listeners.add(look);
        look();
      }),
  };
}

function checksum(directory: string): string {
  if (!existsSync(directory)) return "none";
  const hash = createHash("sha256");
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`${relative(directory, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}
