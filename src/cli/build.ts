/**
 * `npm run build`: the site in `public`. Gatsby works aside; `public` is replaced when everything has
 * ended well, and stays as it was otherwise.
 *
 * A folder of the project as an argument gets a `public` of its own instead, beside its own cache.
 */
import { resolve } from "node:path";
import { projectDirectory, settings } from "../gatsby/build-settings";
import { takeLock, type Lock } from "./build/lock";
import { buildPaths, type BuildPaths } from "./build/paths";
import { publish, recoverPublished } from "./build/publish";
import { countPublishedPosts, publishedPostsEnvironment } from "../gatsby/content/published-posts";
import { runGatsby } from "./build/run-gatsby";
import { closeWorkspace, finishWorkspace, openWorkspace, stampWorkspace } from "./build/workspace";

/** What a shell calls the end by a signal. */
const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const unchanged = "Nothing was published: the site stays as it was.";

async function build(places: BuildPaths, lock: Lock): Promise<number> {
  recoverPublished(places);
  openWorkspace(places);
  const reason = stampWorkspace(places, process.env, settings.preview);
  if (reason) console.warn(`Gatsby starts anew: ${reason}.`);
  const posts = countPublishedPosts(places.published);
  if (!posts) console.warn("No site was published here before: posts cannot be compared.");

  const gatsby = runGatsby(places.workspace, publishedPostsEnvironment(posts));
  let stopCode = 0;
  for (const [signal, code] of Object.entries(signalCodes)) {
    process.on(signal, () => {
      stopCode = code;
      gatsby.kill();
    });
  }
  if (gatsby.pid !== undefined) lock.addProcess(gatsby.pid);
  const gatsbyCode = await gatsby.ended;
  if (stopCode > 0 || gatsbyCode !== 0) {
    console.error(stopCode > 0 ? `Stopped. ${unchanged}` : unchanged);
    return stopCode || gatsbyCode;
  }
  const files = publish(places);
  finishWorkspace(places);
  console.warn(`Published: ${files} files in ${places.published}`);
  return 0;
}

async function main(): Promise<void> {
  const home = resolve(projectDirectory, process.argv[2] ?? ".");
  const places = buildPaths(projectDirectory, home);
  const lock = await takeLock(places.lock);
  try {
    process.exitCode = await build(places, lock);
  } finally {
    closeWorkspace(places);
    lock.release();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
