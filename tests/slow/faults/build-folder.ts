/** Builds of the site in a folder of their own, for the fault table. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

const projectDirectory = resolve(__dirname, "../../..");

export type BuildFolder = ReturnType<typeof buildFolder>;

/** @param name a folder in `.cache` that nothing else uses. */
export function buildFolder(name: string) {
  const home = join(projectDirectory, ".cache", name);
  const running = new Set<ChildProcess>();
  return {
    /** Holds `public` and the cache. */
    home,
    publicDirectory: join(home, "public"),
    /** @param maxSeconds after which the build is terminated; by default, it may take any time. */
    start(settings: Readonly<Record<string, string>>, maxSeconds?: number) {
      const build = startBuild(home, settings, maxSeconds);
      running.add(build.process);
      build.process.once("close", () => running.delete(build.process));
      return build;
    },
    /** Makes the next build read everything again. Processed images are kept. */
    clearCache(): void {
      for (const name of ["build.json", ".assets"]) {
        rmSync(join(home, ".cache/build", name), { recursive: true, force: true });
      }
    },
    remove(): void {
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

function startBuild(home: string, settings: Readonly<Record<string, string>>, maxSeconds?: number) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^JEST_|^NODE_ENV$/.test(name));
  const child = spawn(process.execPath, ["--import", "tsx", "src/cli/build.ts", home], {
    cwd: projectDirectory,
    env: { ...Object.fromEntries(inherited), NODE_OPTIONS: "", ...emptySettings(), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: maxSeconds === undefined ? undefined : maxSeconds * 1_000,
  });
  let log = "";
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += stripVTControlCharacters(text);
    });
  }
  const result = new Promise<{ code: number; log: string }>((settle, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      hasEnded = true;
      settle({ code: code ?? 137, log: log.replace(/\s+/g, " ") });
    });
  });
  return {
    process: child,
    /** The exit code as in a shell, and the log in one line. */
    result,
    /** Resolves when the log contains the text, or the build has ended. */
    async logged(text: string): Promise<void> {
      while (!hasEnded && !log.includes(text)) await wait(20);
    },
  };
}
