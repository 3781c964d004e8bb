import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { gatsbyCli } from "../gatsby/internals/command-line";
import { gatsbyEnvironment } from "../gatsby/internals/environment";

export type GatsbyDevelop = {
  readonly process: ChildProcess;
  /** 1 when a signal ended it. Rejects when it cannot start. */
  readonly exitCode: Promise<number>;
};

/** Starts Gatsby's development server in a workspace, with its output on the terminal. */
export function startGatsbyDevelop(
  workspace: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): GatsbyDevelop {
  const command = [gatsbyCli(), "develop", "-H", "127.0.0.1"];
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: workspace,
    env: { ...process.env, ...env, ...gatsbyEnvironment },
    stdio: "inherit",
  });
  const exitCode = once(child, "exit").then(([code]) => (code as number | null) ?? 1);
  return { process: child, exitCode };
}
