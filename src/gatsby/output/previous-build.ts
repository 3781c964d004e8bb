/**
 * What an earlier build has left in `.cache` and `public`. When `public` is missing, Gatsby empties its cache, but not
 * webpack's.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reporter } from "gatsby";
import type { Settings } from "../../config/settings/schema";
import { fingerprintOf } from "./fingerprint";

/** Written when a build has finished, and removed when the next one starts. */
const stampFile = (project: string) => join(project, ".cache/finished-build");

/** Gatsby keeps it. A module that a preview has and the site has not, or the other way round, would stay as it was. */
const webpackCache = (project: string) => join(project, ".cache/webpack");

/** Returns why the earlier build cannot be trusted; undefined if it can. */
function doubt(project: string, fingerprint: string, isPreview: boolean): string | undefined {
  const stamp = stampFile(project);
  // From a list of changes, the content plugin never learns that a draft was discarded.
  if (isPreview) return "a preview must not keep discarded drafts";
  if (!existsSync(stamp)) return "the last build did not finish";
  if (readFileSync(stamp, "utf8") === fingerprint) return undefined;
  return "code, settings, packages or the folder have changed";
}

/**
 * Makes Gatsby build from nothing where it cannot trust what it has kept: it takes the nodes of a failed build for
 * valid, and misses changes of code and settings behind its hooks. Call it in `onPreInit`, after which Gatsby looks
 * for `public`.
 *
 * @param project the project's folder.
 * @returns what `markBuildFinished` keeps of this build.
 */
export function discardDoubtfulBuild(
  project: string,
  settings: Settings,
  { info }: Pick<Reporter, "info">,
): string {
  const fingerprint = fingerprintOf(project, settings);
  const reason = doubt(project, fingerprint, settings.preview);
  rmSync(stampFile(project), { force: true });
  const output = join(project, "public");
  if (reason !== undefined) {
    if (existsSync(output)) info(`Building from nothing: ${reason}.`);
    for (const folder of [output, webpackCache(project)]) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
  }
  return fingerprint;
}

/** Lets the next build start from what this one leaves. Call it last. */
export function markBuildFinished(project: string, fingerprint: string): void {
  const stamp = stampFile(project);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}
