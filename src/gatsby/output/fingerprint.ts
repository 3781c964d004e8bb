import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Settings } from "../../config/settings/schema";
import { filesIn } from "../files-in";

/**
 * What creates nodes and pages, what Open Graph images are drawn with, and the versions of all packages. Of `static`,
 * whose files Gatsby copies in each build, only the names: it never removes a copy.
 */
const sources = [
  "src/config",
  "src/drawings",
  "src/gatsby",
  "src/i18n",
  "src/sanity",
  "src/seo",
  "src/styles/tokens.css",
  "package-lock.json",
  "static/favicon.svg",
];

/** Content, whose changes Gatsby sees. */
const isContent = (path: string) => path.startsWith("src/sanity/datasets/");

/**
 * Hashes everything besides the content that affects nodes and pages but does not invalidate Gatsby's cache: the code
 * behind its hooks, what they draw with, the settings, the packages, the version of Node, whether the site is built or
 * developed, and its folder, as nodes hold absolute paths.
 */
export function fingerprintOf(project: string, settings: Settings): string {
  const { NODE_ENV } = process.env;
  const hash = createHash("sha256").update(`${process.versions.node}\0${NODE_ENV}\0${project}\0`);
  for (const file of sources.flatMap((path) => filesOf(join(project, path)))) {
    const name = relative(project, file);
    if (!isContent(name)) hash.update(`${name}\0`).update(readFileSync(file));
  }
  const published = join(project, "static");
  if (existsSync(published)) hash.update(filesIn(published).join("\0"));
  // These affect how a build runs, not its result.
  const { maxPostLoss: _max, acceptPostLoss: _accept, ...others } = settings;
  const { timeout: _timeout, ...sanity } = settings.sanity;
  return hash.update(`\0${JSON.stringify({ ...others, sanity })}`).digest("hex");
}

/** Returns the files of a folder, or the file itself; none if there is neither. */
function filesOf(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? filesIn(path).map((file) => join(path, file)) : [path];
}
