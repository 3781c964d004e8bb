import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { siteUrlVariable } from "../../config/settings/schema";
import { filesIn } from "../../gatsby/files-in";
import type { BuildPaths } from "./paths";

/** Code that creates nodes and pages, with its imports. */
const code = ["sanity", "seo", "i18n", "config"].map((f) => `src/${f}`);

/** All files count: what the build draws with (Open Graph images), and the versions of all packages. */
const whole = [
  "src/gatsby",
  "src/styles/tokens.css",
  "src/drawings",
  "src/sanity/schema.graphql",
  "package-lock.json",
];

/** Settings that affect how a build runs, not its result. */
const ignoredSettings = new Set(["SITE_MAX_POST_LOSS", "SITE_ACCEPT_POST_LOSS", "SANITY_TIMEOUT"]);

const isCode = (name: string) => /\.(tsx?|[cm]?js)$/.test(name);
const isSetting = (name: string) =>
  /^(SITE|SANITY|GATSBY|LEADS)_/.test(name) && !ignoredSettings.has(name);

/**
 * Hashes everything besides the content that affects nodes and pages but does not invalidate Gatsby's cache:
 * the code behind its hooks, what they draw with, the settings, the packages, the version of Node, and where Gatsby
 * works, as its nodes hold absolute paths.
 */
export function fingerprint(
  { project, workspace }: Pick<BuildPaths, "project" | "workspace">,
  env: NodeJS.ProcessEnv,
): string {
  const hash = createHash("sha256").update(`${process.versions.node}\0${workspace}\0`);
  const sources = [
    ...code.flatMap((folder) => filesOf(join(project, folder)).filter(isCode)),
    ...whole.flatMap((path) => filesOf(join(project, path))),
  ];
  for (const file of sources) {
    hash.update(`${relative(project, file)}\0`).update(readFileSync(file));
  }
  const address = siteUrlVariable(env);
  for (const name of [...Object.keys(env).filter(isSetting), address].sort()) {
    hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest("hex").slice(0, 20);
}

/** Returns the files of a folder, or the file itself; none if there is neither. */
function filesOf(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? filesIn(path).map((file) => join(path, file)) : [path];
}
