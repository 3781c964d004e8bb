import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { siteUrlVariable } from "../../config/settings/schema";
import { filesIn } from "../../gatsby/files-in";

/** Code that creates nodes and pages, with its imports, and the versions of all packages. */
const sources = [
  ...["gatsby", "sanity", "seo", "i18n", "config", "features/help-centre"].map((f) => `src/${f}`),
  "studio/schema-types",
  "studio/schema-types/deployed-schema.json",
  "package-lock.json",
];

/** Settings that affect how a build runs, not its result. */
const ignoredSettings = new Set(["SITE_MAX_POST_LOSS", "SITE_ACCEPT_POST_LOSS", "SANITY_TIMEOUT"]);

const isCode = (name: string) => /\.(tsx?|[cm]?js)$/.test(name);
const isSetting = (name: string) =>
  /^(SITE|SANITY|GATSBY|LEADS)_/.test(name) && !ignoredSettings.has(name);

/**
 * Hashes everything besides the content that affects nodes and pages but does not invalidate Gatsby's cache:
 * the code behind its hooks, the settings, the packages, the version of Node.
 */
export function fingerprint(project: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256").update(process.versions.node);
  for (const file of sources.flatMap((source) => filesOf(join(project, source)))) {
    hash.update(`${relative(project, file)}\0`).update(readFileSync(file));
  }
  const address = siteUrlVariable(env);
  for (const name of [...Object.keys(env).filter(isSetting), address].sort()) {
    hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest("hex").slice(0, 20);
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith(".json")) return [path];
  return filesIn(path)
    .filter(isCode)
    .map((file) => join(path, file));
}
