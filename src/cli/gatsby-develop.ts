import { spawn } from "node:child_process";
import { once } from "node:events";
import { environment } from "../config/environment";
import { gatsbyCli } from "./gatsby-cli";

type Options = {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stopping: AbortSignal;
};

/**
 * Runs Gatsby's development server in a workspace, with its output on the terminal, until it ends or is stopped.
 *
 * @returns the exit code; 1 when a signal ended it.
 */
export async function runGatsbyDevelop(
  workspace: string,
  { args, env, stopping }: Options,
): Promise<number> {
  const command = [gatsbyCli, "develop", "-H", "127.0.0.1"];
  const child = spawn(process.execPath, [...command, ...args], {
    cwd: workspace,
    env: { ...environment, ...env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development" },
    stdio: "inherit",
  });
  stopping.addEventListener("abort", () => child.kill(), { once: true });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
