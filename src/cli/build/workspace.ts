/**
 * Gatsby's working directory: a copy of the sources with its own `.cache` and `public`, so that the
 * published site stays unchanged until the new one is complete.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "./fingerprint";
import type { BuildPaths } from "./paths";

/** Matches what Gatsby reads at the project's top level. */
const topLevelPattern = /^(src|static|package(-lock)?\.json|tsconfig\.json|gatsby-\w+\.tsx?)$/;

/** Returns what Gatsby reads, as paths in a project or a workspace. */
export function sourcesIn(directory: string): string[] {
  return readdirSync(directory).filter((name) => topLevelPattern.test(name));
}

/** State of the last build. Without it, nothing in the workspace can be trusted. */
const stateFile = "build.json";

type BuildState = {
  readonly stamp: string;
  readonly isFinished: boolean;
  readonly isPreview: boolean;
};

/** Restores the workspace of the last build, and updates its sources. */
export function openWorkspace({ project, workspace, storedWorkspace }: BuildPaths): void {
  // After a killed build, the workspace is still in place.
  if (!existsSync(workspace) && existsSync(storedWorkspace)) renameSync(storedWorkspace, workspace);
  copySources(project, workspace);
}

/** Replaces the sources in a workspace, with their times, which webpack compares. */
export function copySources(project: string, workspace: string): void {
  mkdirSync(workspace, { recursive: true });
  for (const name of sourcesIn(workspace))
    rmSync(join(workspace, name), { recursive: true, force: true });
  for (const name of sourcesIn(project)) {
    cpSync(join(project, name), join(workspace, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
}

/**
 * Empties Gatsby's cache when it is unreliable: after a failed build (Gatsby would take unfinished work
 * for finished), after a change that Gatsby does not detect, and always for a preview (discarded drafts
 * would stay). Processed images are kept, unless drafts may show some of them.
 *
 * @returns the reason; undefined if the cache stays valid.
 */
export function stampWorkspace(
  { project, workspace }: BuildPaths,
  env: NodeJS.ProcessEnv,
  isPreview: boolean,
): string | undefined {
  const stamp = fingerprint({ project, workspace }, env);
  const state = readState(workspace);
  const reason = !state
    ? "this is the first build"
    : !state.isFinished
      ? "the last build failed or was stopped"
      : state.stamp !== stamp
        ? "code, settings, packages or the folder have changed"
        : isPreview
          ? "a preview must not keep discarded drafts"
          : undefined;
  writeState(workspace, { stamp, isFinished: false, isPreview });
  if (reason !== undefined) {
    const mayHoldDrafts = isPreview || state?.isPreview === true;
    empty(join(workspace, "public"), mayHoldDrafts ? undefined : "static");
    // Webpack itself checks what it keeps there.
    empty(join(workspace, ".cache"), "webpack");
  }
  return reason;
}

/** Records that the build succeeded, and copies its types to the project unless it is another folder's. */
export function markFinished({ workspace, project }: BuildPaths): void {
  const state = readState(workspace);
  if (state) writeState(workspace, { ...state, isFinished: true });
  const types = "src/gatsby-types.d.ts";
  if (dirname(workspace) === project) cpSync(join(workspace, types), join(project, types));
}

/** Stores the workspace until the next build, whether the build succeeded or not. */
export function storeWorkspace({ workspace, storedWorkspace }: BuildPaths): void {
  if (!existsSync(workspace)) return;
  rmSync(storedWorkspace, { recursive: true, force: true });
  mkdirSync(dirname(storedWorkspace), { recursive: true });
  renameSync(workspace, storedWorkspace);
}

/** Removes all that a folder holds, with one exception. */
function empty(folder: string, kept?: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => each !== kept)) {
    rmSync(join(folder, name), { recursive: true });
  }
}

function readState(workspace: string): BuildState | undefined {
  try {
    return JSON.parse(readFileSync(join(workspace, stateFile), "utf8")) as BuildState;
  } catch {
    return undefined;
  }
}

function writeState(workspace: string, state: BuildState): void {
  writeFileSync(join(workspace, stateFile), JSON.stringify(state));
}
