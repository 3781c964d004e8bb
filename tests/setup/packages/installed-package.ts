import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const modules = resolve(__dirname, "../../../node_modules");

/**
 * Returns a package's folder and version: of Sanity's client, those that gatsby-source-sanity finds. Not by
 * `require.resolve`, as a package's `exports` may hide its own manifest.
 */
export function installedPackage(name: string): { folder: string; version: string } {
  const own = join(modules, "gatsby-source-sanity/node_modules", name);
  const folder = name === "@sanity/client" && existsSync(own) ? own : join(modules, name);
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return { folder, version };
}
