import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const stopTimeout = 5_000;
const pollInterval = 100;

type ServerProcessOptions = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File for the server's output. */
  readonly log: string;
};

/**
 * Starts a Node program that serves until it is stopped, in a process group of its own: it is ended with its
 * children, at the latest when this process exits.
 */
export function startServerProcess(
  args: readonly string[],
  { cwd, env, log }: ServerProcessOptions,
) {
  const output = openSync(log, "w");
  const child = spawn(process.execPath, ["--no-warnings", ...args], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // All of them have ended.
    }
  };
  process.once("exit", kill);
  /** Resolves when the process has ended, for whatever reason. Its children are gone then, too. */
  const ended = once(child, "close").then(() => {
    kill();
    process.off("exit", kill);
  });

  async function stopAll(): Promise<void> {
    if (!hasEnded()) child.kill("SIGTERM");
    const timer = setTimeout(kill, stopTimeout);
    await ended;
    clearTimeout(timer);
  }

  let stopping: Promise<void> | undefined;
  /** Stops the server and its children. Idempotent. */
  const stop = () => (stopping ??= stopAll());
  return {
    log,
    ended,
    hasEnded,
    /** Ends the server and its children at once, as a crash would. */
    kill,
    stop,
    /**
     * Waits until a URL answers with 2xx.
     *
     * @param timeout milliseconds.
     * @throws Error that starts with `name` and gives the server's output, when it ends first or takes too long.
     */
    async untilAnswers(url: string, name: string, timeout: number): Promise<void> {
      const end = Date.now() + timeout;
      while (!hasEnded() && Date.now() < end) {
        if (await answers(url, end - Date.now())) return;
        await wait(pollInterval);
      }
      const problem = hasEnded()
        ? "ended before it answered"
        : `did not answer within ${timeout / 1_000} seconds`;
      await stop();
      const text = readFileSync(log, "utf8").slice(-4_000).trim();
      throw new Error(`${name} ${problem}. It printed:\n${text || "nothing"}`);
    },
  };
}

/** @param timeout milliseconds: a server may take a request and never answer. */
async function answers(url: string, timeout: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeout);
    return (await fetch(url, { method: "HEAD", redirect: "manual", signal })).ok;
  } catch {
    // Not listening yet, or silent.
    return false;
  }
}
