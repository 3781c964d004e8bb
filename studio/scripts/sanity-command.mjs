/**
 * Runs Sanity's own commands on the Studio's local server, so that they need no account and no network.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startStudioServer } from "../server/studio-server";

/** The site's own content. */
export const production = fileURLToPath(
  new URL("../../src/sanity/datasets/production", import.meta.url),
);

const studio = fileURLToPath(new URL("..", import.meta.url));

/**
 * Serves a dataset folder for Sanity's commands.
 *
 * @param {string} folder the site's own content, if left out.
 * @returns the server, the Studio's settings for it, and a function that stops it.
 */
export async function serveDataset(folder = production) {
  const token = "local";
  const server = await startStudioServer({
    folder,
    projectId: "127",
    dataset: "production",
    port: 0,
    token,
    origins: [],
  });
  return {
    server,
    settings: {
      // Sanity's client puts the project id before the host, which makes 127.0.0.1.
      SANITY_STUDIO_PROJECT_ID: "127",
      SANITY_STUDIO_DATASET: "production",
      SANITY_STUDIO_API_HOST: server.origin.replace("127.", ""),
      SANITY_AUTH_TOKEN: token,
    },
    close: () => server.close(),
  };
}

/**
 * Runs a command of the `sanity` package in the Studio's folder.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} settings
 * @returns its standard output.
 * @throws Error with the command's output when it fails.
 */
export async function runSanity(args, settings) {
  const child = spawn(process.execPath, ["node_modules/sanity/bin/sanity", ...args], {
    cwd: studio,
    env: { ...process.env, ...settings, CI: "1", DO_NOT_TRACK: "1", NO_UPDATE_NOTIFIER: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (part) => (output += part));
  child.stderr.setEncoding("utf8").on("data", (part) => (errors += part));
  const exitCode = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (exitCode !== 0) throw new Error(`sanity ${args.join(" ")} failed:\n${output}${errors}`);
  return output;
}
