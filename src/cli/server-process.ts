import type { StdioOptions } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { killGroup, spawnGroup } from "./process-group";

const host = "127.0.0.1";
const stopTimeout = 5_000;
const pollInterval = 100;
/** Milliseconds. Gatsby renders a first page in many seconds on a busy machine. */
const answerTimeout = 30_000;

type ServerProcessOptions = {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File for the server's output. */
  readonly log: string;
};

export type ServerProcess = ReturnType<typeof startServerProcess>;

/** Starts a Node program that serves until it is stopped. It ends with our process. */
export function startServerProcess(
  args: readonly string[],
  { cwd, env, log }: ServerProcessOptions,
) {
  const output = openSync(log, "w");
  const stdio: StdioOptions = ["ignore", output, output];
  const child = spawnGroup(["--no-warnings", ...args], { cwd, env, stdio });
  closeSync(output);
  /** Resolves when the process has ended, for whatever reason. */
  const ended = once(child, "close").then(() => undefined);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  /** @returns undefined once a URL answers, or why it does not. */
  async function problemBefore(
    url: string,
    timeout: number,
    onOutput: (text: string) => void,
  ): Promise<string | undefined> {
    let read = 0;
    let printed = 0;
    let lastSign = Date.now();
    while (Date.now() < lastSign + timeout) {
      if (hasEnded()) return "ended before it answered";
      const text = readFileSync(log, "utf8");
      if (text.length > read) lastSign = Date.now();
      read = text.length;
      const whole = text.lastIndexOf("\n") + 1;
      if (whole > printed) onOutput(text.slice(printed, whole));
      printed = whole;
      if (await answers(url)) return undefined;
      await wait(pollInterval);
    }
    return `neither answered nor printed anything for ${timeout / 1_000} seconds`;
  }

  async function stopAll(): Promise<void> {
    if (!hasEnded()) child.kill("SIGTERM");
    const timer = setTimeout(() => killGroup(child), stopTimeout);
    await ended;
    clearTimeout(timer);
    // A server that crashed leaves its children running.
    killGroup(child);
  }

  let stopping: Promise<void> | undefined;
  let isCrashed = false;
  void ended.then(() => (isCrashed = stopping === undefined));
  /** Stops the server and its children. Idempotent. */
  const stop = () => (stopping ??= stopAll());
  return {
    /** Whether it has ended without having been stopped. */
    hasCrashed: () => isCrashed,
    log,
    /** Process group of the server and its children. */
    processGroup: child.pid ?? 0,
    ended,
    stop,
    /**
     * Waits until a URL answers with 2xx, for as long as the server prints something now and then.
     *
     * @param timeout milliseconds without a word.
     * @param onOutput receives the lines that the server prints meanwhile.
     * @throws Error that starts with `name` and gives the server's output, when it ends first or takes too long.
     */
    async untilAnswers(
      url: string,
      name: string,
      timeout: number,
      onOutput: (text: string) => void = () => undefined,
    ): Promise<void> {
      const problem = await problemBefore(url, timeout, onOutput);
      if (problem === undefined) return;
      await stop();
      const end = readFileSync(log, "utf8").slice(-4_000).trim();
      throw new Error(`${name} ${problem}. It printed:\n${end || "nothing"}`);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerTimeout);
    return (await fetch(url, { method: "HEAD", redirect: "manual", signal })).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

/**
 * Checks that a port of 127.0.0.1 is free.
 *
 * @param setting the variable that sets another port.
 * @throws Error that names the port and the setting when the port is taken.
 */
export async function checkPortIsFree(port: number, setting: string): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port} is taken: stop what uses it, or choose another with ${setting}.`,
      {
        cause: error,
      },
    );
  } finally {
    probe.close();
  }
}
