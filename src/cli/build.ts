/**
 * `npm run build`: builds the site into `public`. Gatsby runs in a workspace; `public` is replaced as a
 * whole if the build succeeds, and stays unchanged otherwise.
 *
 * With a folder of the project as an argument, `public` and the cache are in that folder instead.
 */
import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isLive } from "../config/examples";
import { settings, staticHost } from "../gatsby/build-settings";
import { buildPaths, type BuildPaths } from "./build/paths";
import { outdatedPdfsLine } from "./build/printed";
import { publish, recoverPublishedSite } from "./build/publish";
import { publishedPosts } from "../gatsby/content/post-loss";
import { bundleReceiver, leadTargetLine, publishBesideSite } from "./build/receiver";
import { storeWorkspace, markFinished, openWorkspace, stampWorkspace } from "./build/workspace";
import { acquireLock } from "./lock";
import { runCommand } from "./run-command";
import { runGatsby } from "./run-gatsby";

const project = resolve(__dirname, "../..");

/**
 * By default, the heap may double between two garbage collections; a fixed limit would fail the builds of large
 * sites.
 */
const nodeArgs = ["--heap-growing-percent=20"];

const lostLock =
  "This build was suspended for so long that its lock has lapsed. Another build may be running in this folder " +
  "now, so this one ends. Build again.";

/** @throws if a signal has arrived, even during the synchronous work just done. */
async function checkStopped(stopping: AbortSignal): Promise<void> {
  await setImmediate();
  stopping.throwIfAborted();
}

/** Builds the next site in the workspace, and publishes it. @returns Gatsby's exit code. */
async function build(paths: BuildPaths, stopping: AbortSignal): Promise<number> {
  recoverPublishedSite(paths);
  openWorkspace(paths);
  const reason = stampWorkspace(paths, process.env, settings.preview);
  if (reason) console.warn(`The cache is emptied: ${reason}.`);
  if (!publishedPosts(paths.published))
    console.warn("public/ holds no site: SITE_MAX_POST_LOSS is not checked.");

  await checkStopped(stopping);
  const env = { PUBLISHED_SITE: paths.published };
  const directory = paths.workspace;
  const exitCode = await runGatsby(["build"], { nodeArgs, directory, env, stopping });
  stopping.throwIfAborted();
  if (exitCode !== 0) return exitCode;
  await bundleReceiver(settings, paths, staticHost);
  await checkStopped(stopping);
  const files = publish(paths);
  publishBesideSite(paths);
  markFinished(paths);
  console.warn(`Published: ${files} files in ${paths.published}`);
  console.warn(leadTargetLine(settings, staticHost));
  const outdatedPdfs = isLive(settings) && outdatedPdfsLine(project);
  if (outdatedPdfs) console.warn(outdatedPdfs);
  return 0;
}

runCommand(async (stopping) => {
  const paths = buildPaths(project, resolve(project, process.argv[2] ?? "."));
  const { release, lost } = await acquireLock(
    paths.lock,
    "Another build is running in this folder. Wait until it ends, or stop it.",
  );
  let exitCode = 1;
  try {
    exitCode = await build(paths, AbortSignal.any([stopping, lost]));
    // The site is published, but a signal still has to stop the command that follows (`npm start`).
    await checkStopped(stopping);
    return exitCode;
  } catch (error) {
    throw lost.aborted ? new Error(lostLock) : error;
  } finally {
    if (exitCode !== 0) console.error("Nothing was published: the site stays as it was.");
    // With the lock, another build has taken the workspace.
    if (!lost.aborted) storeWorkspace(paths);
    await release();
  }
});
