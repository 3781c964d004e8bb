/** Builds of the site in a folder of their own, for the fault table. */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

const projectDirectory = resolve(__dirname, "../..");

export type BuildResult = {
  /** Exit code as in a shell. */
  readonly code: number;
  readonly seconds: number;
  readonly log: string;
};

export type RunningBuild = {
  readonly process: ChildProcess;
  readonly result: Promise<BuildResult>;
  /** Resolves when the log contains the text. */
  logged(text: string): Promise<void>;
};

export type BuildFolder = {
  readonly publicDirectory: string;
  start(settings: Readonly<Record<string, string>>): RunningBuild;
  /** Makes the next build read everything again. Processed images are kept. */
  clearCache(): void;
  /** Returns a hash of the names and contents of all published files. */
  checksum(): string;
  /** Kills running builds, and removes the folder. */
  remove(): void;
};

/** @param name a folder in `.cache` that nothing else uses. */
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
    clearCache() {
      for (const name of ["build.json", ".assets"]) {
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

/** All settings as empty variables, so that neither this process' environment nor a `.env` counts. */
function emptySettings(): Record<string, string> {
  const example = readFileSync(join(projectDirectory, ".env.example"), "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name) => [name, ""]));
}

function startBuild(home: string, settings: Readonly<Record<string, string>>): RunningBuild {
  const start = performance.now();
  const inherited = Object.entries(process.env).filter(([name]) => !/^JEST_|^NODE_ENV$/.test(name));
  const child = spawn(process.execPath, ["--import", "tsx", "src/cli/build.ts", home], {
    cwd: projectDirectory,
    env: { ...Object.fromEntries(inherited), NODE_OPTIONS: "", ...emptySettings(), ...settings },
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
    logged: (text) =>
      new Promise((settle) => {
        const check = () => {
          if (!log.includes(text)) return;
          listeners.delete(check);
          settle();
        };
        listeners.add(check);
        check();
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
