/**
 * `npm run build`: builds the site into `public`. Gatsby runs in a workspace; `public` is replaced as a
 * whole if the build succeeds, and stays unchanged otherwise.
 *
 * With a folder of the project as an argument, `public` and the cache are in that folder instead.
 */
import { join, resolve } from "node:path";
import { projectDirectory, settings, staticHost } from "../gatsby/build-settings";
import { buildPaths, type BuildPaths } from "./build/paths";
import { publish, recoverPublishedSite } from "./build/publish";
import { countPublishedPosts, publishedPostsEnvironment } from "../gatsby/content/published-posts";
import { bundleReceiver, requestTargetLine } from "./build/receiver";
import { runGatsby } from "./build/run-gatsby";
import { storeWorkspace, markFinished, openWorkspace, stampWorkspace } from "./build/workspace";
import { acquireLock, type Lock } from "./lock";

/** A shell's exit codes for signals. */
const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const unchanged = "Nothing was published: the site stays as it was.";

async function build(paths: BuildPaths, lock: Lock): Promise<number> {
  recoverPublishedSite(paths);
  openWorkspace(paths);
  const reason = stampWorkspace(paths, process.env, settings.preview);
  if (reason) console.warn(`Gatsby starts anew: ${reason}.`);
  const posts = countPublishedPosts(paths.published);
  if (!posts) console.warn("No site was published here before: posts cannot be compared.");

  const gatsby = runGatsby(paths.workspace, publishedPostsEnvironment(posts));
  let signalCode = 0;
  for (const [signal, code] of Object.entries(signalCodes)) {
    process.on(signal, () => {
      signalCode = code;
      gatsby.kill();
    });
  }
  if (gatsby.pid !== undefined) lock.addProcess(gatsby.pid);
  const gatsbyCode = await gatsby.ended;
  if (signalCode > 0 || gatsbyCode !== 0) {
    console.error(signalCode > 0 ? `Stopped. ${unchanged}` : unchanged);
    return signalCode || gatsbyCode;
  }
  await bundleReceiver(settings, {
    project: paths.project,
    publicDirectory: join(paths.workspace, "public"),
    host: staticHost,
  });
  const files = publish(paths);
  markFinished(paths);
  console.warn(`Published: ${files} files in ${paths.published}`);
  console.warn(requestTargetLine(settings));
  return 0;
}

async function main(): Promise<void> {
  const directory = resolve(projectDirectory, process.argv[2] ?? ".");
  const paths = buildPaths(projectDirectory, directory);
  const lock = await acquireLock(
    paths.lock,
    (pid) =>
      `Another build is running in this folder (process ${pid}). Wait until it ends, or stop it.`,
  );
  try {
    process.exitCode = await build(paths, lock);
  } finally {
    storeWorkspace(paths);
    lock.release();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
