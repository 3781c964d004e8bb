import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const project = resolve(__dirname, "../../..");

/** Packages that the site reaches through another one, which may have a version of its own. */
const dependents: Readonly<Record<string, string>> = {
  "@sanity/client": "gatsby-source-sanity",
};

/** Returns a package's folder and version, as its dependent finds them. */
export function installedPackage(name: string): { folder: string; version: string } {
  const dependent = dependents[name];
  const folder = findPackage(name, dependent ? installedPackage(dependent).folder : project);
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return { folder, version };
}

/** Not `require.resolve`: a package's `exports` may hide its own manifest. */
function findPackage(name: string, from: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  if (from === dirname(from)) throw new Error(`${name} is not installed.`);
  return findPackage(name, dirname(from));
}
