import { join } from "node:path";

/** The folders of a build. All of them are on one disk, so that a whole folder moves in one step. */
export type BuildPaths = {
  /** Where the sources are. */
  readonly project: string;
  /** Where Gatsby works, while it does. Not in `.cache`: it makes no types for what lies there. */
  readonly workspace: string;
  /** Where the workspace waits between builds: hosts keep `.cache` for the next one. */
  readonly storedWorkspace: string;
  /** The published site. */
  readonly published: string;
  /** The next site while it is put together, and the one before while it makes way. */
  readonly next: string;
  readonly previous: string;
  readonly lock: string;
};

/**
 * @param project its folder.
 * @param home the folder in the project that gets `public`, usually the project itself.
 */
export function buildPaths(project: string, home = project): BuildPaths {
  return {
    project,
    workspace: join(home, ".build"),
    storedWorkspace: join(home, ".cache/build"),
    published: join(home, "public"),
    next: join(home, ".cache/public-next"),
    previous: join(home, ".cache/public-before"),
    lock: join(home, ".cache/build-lock"),
  };
}
