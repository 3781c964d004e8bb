/** What a bundle depends on: all that webpack looked at, and the values that plugins put into it. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type CompilationInputs = Readonly<
  Record<"fileDependencies" | "missingDependencies" | "contextDependencies", Iterable<string>>
>;

/** Paths of files that webpack read, of files that it looked for in vain, and of folders that it listed. */
export type Inputs = Readonly<Record<"files" | "missing" | "folders", readonly string[]>>;

type Compiler = {
  readonly context: string;
  readonly options: { readonly plugins: readonly unknown[] };
};

/** For packages, settings and the version of Node: the stamp in the workspace's manifest changes with them. */
const manifests = ["package.json", "tsconfig.json"];

export function ownInputs(compilation: CompilationInputs): Inputs {
  return {
    files: own(compilation.fileDependencies),
    missing: own(compilation.missingDependencies),
    folders: own(compilation.contextDependencies),
  };
}

/** Returns the paths outside of packages. */
function own(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => !/[\\/]node_modules([\\/]|$)/.test(path)).sort();
}

/** Hashes a compiler's inputs. */
export function stateOf({ context, options }: Compiler, inputs: Inputs | undefined): string {
  const hash = createHash("sha256").update(JSON.stringify(options.plugins.map(definitions)));
  const files = [...manifests.map((name) => join(context, name)), ...(inputs?.files ?? [])];
  for (const file of files) hash.update(`\0${file}\0`).update(contentOf(file));
  for (const path of inputs?.missing ?? []) hash.update(`\0${path} ${existsSync(path)}`);
  for (const folder of inputs?.folders ?? []) hash.update(`\0${folder}\0${namesIn(folder)}`);
  return hash.digest("hex");
}

/** What a `DefinePlugin` puts into the code. */
function definitions(plugin: unknown): unknown {
  return (plugin as { readonly definitions?: unknown } | null)?.definitions ?? null;
}

function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    // Missing, or a folder: webpack counts those whose manifest it looked for.
    return existsSync(file) ? "folder" : "missing";
  }
}

function namesIn(folder: string): string {
  if (!existsSync(folder)) return "";
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort().join("\0");
}
