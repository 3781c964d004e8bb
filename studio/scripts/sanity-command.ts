/** Runs Sanity's own commands on the Studio's local server, so that they need no account and no network. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { loopbackProject } from "../../src/sanity/loopback-project";
import { startStudioServer, type StudioServer } from "../server/studio-server";

/** The site's own content. */
export const production = fileURLToPath(
  new URL("../../src/sanity/datasets/production", import.meta.url),
);

/** What the site knows of the content model. */
export const schemaFile = fileURLToPath(
  new URL("../../src/sanity/schema.graphql", import.meta.url),
);

const studio = fileURLToPath(new URL("..", import.meta.url));

type Served = {
  readonly server: StudioServer;
  readonly settings: Record<
    | "SANITY_STUDIO_PROJECT_ID"
    | "SANITY_STUDIO_DATASET"
    | "SANITY_STUDIO_API_HOST"
    | "SANITY_AUTH_TOKEN",
    string
  >;
};

/** Serves a dataset folder for Sanity's commands. @returns the server, and the Studio's settings for it. */
export async function serveDataset(folder = production): Promise<Served> {
  const names = { dataset: "production", token: "local" };
  const { projectId } = loopbackProject(0);
  const options = { ...names, projectId, folder, schemaFile, port: 0, origins: [] };
  const server = await startStudioServer(options);
  const settings = {
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: names.dataset,
    SANITY_STUDIO_API_HOST: loopbackProject(new URL(server.origin).port).apiHost,
    SANITY_AUTH_TOKEN: names.token,
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
