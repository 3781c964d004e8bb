/** Checks of what the site relies on in the private parts of installed packages. */
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

/** A pattern of the file's text, or a check that runs the module and returns whether it holds. */
type Check<Module extends object> = RegExp | ((module: Module) => boolean | Promise<boolean>);

/** Checks that an installed package still does what the site relies on. @throws Error naming both files. */
export async function contract<Module extends object = object>(
  packageName: string,
  file: string,
  check: Check<Module>,
  reliedOnBy: string,
): Promise<void> {
  const { folder, version } = installedPackage(packageName);
  const fail = (reason: string, cause?: unknown) =>
    new Error(
      `${packageName} ${version} breaks a contract: ${file} ${reason}. ${reliedOnBy} relies on it.`,
      { cause },
    );
  const path = join(folder, file);
  let holds;
  try {
    if (check instanceof RegExp) holds = check.test(readFileSync(path, "utf8"));
    else holds = await check(jest.requireActual<Module>(path));
  } catch (error) {
    throw fail(`fails with "${String(error)}"`, error);
  }
  if (!holds) throw fail(`behaves differently than ${String(check)}`);
}
