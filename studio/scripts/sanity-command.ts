/** Runs Sanity's own commands on the Studio's local server, so that they need no account and no network. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startStudioServer } from "../server/studio-server";

/** The site's own content. */
export const production = fileURLToPath(
  new URL("../../src/sanity/datasets/production", import.meta.url),
);

const studio = fileURLToPath(new URL("..", import.meta.url));

/** Serves a dataset folder for Sanity's commands. @returns the server, and the Studio's settings for it. */
export async function serveDataset(folder = production) {
  const options = { folder, projectId: "127", dataset: "production", token: "local" };
  const server = await startStudioServer({ ...options, port: 0, origins: [] });
  const settings = {
    SANITY_STUDIO_PROJECT_ID: options.projectId,
    SANITY_STUDIO_DATASET: options.dataset,
    // Sanity's client puts the project id before the host, which makes 127.0.0.1.
    SANITY_STUDIO_API_HOST: server.origin.replace("127.", ""),
    SANITY_AUTH_TOKEN: options.token,
  };
  return { server, settings };
}

/**
 * Runs a command of the `sanity` package in the Studio's folder.
 *
 * @returns its standard output.
 * @throws Error with the command's output when it fails.
 */
export async function runSanity(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const quiet = { CI: "1", DO_NOT_TRACK: "1", NO_UPDATE_NOTIFIER: "1" };
  const command = ["node_modules/sanity/bin/sanity", ...args];
  const options = { cwd: studio, env: { ...process.env, ...settings, ...quiet } };
  try {
    return (await promisify(execFile)(process.execPath, command, options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`sanity ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
