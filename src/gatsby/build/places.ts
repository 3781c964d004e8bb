import { join } from "node:path";

/** The folders of a build. All of them are on one disk, so that a whole folder moves in one step. */
export type BuildPlaces = {
  /** Where the sources are. */
  readonly project: string;
  /** Where Gatsby works, while it does. Not in `.cache`: it makes no types for what lies there. */
  readonly stage: string;
  /** Where the stage waits between builds: hosts keep `.cache` for the next one. */
  readonly rest: string;
  /** The published site. */
  readonly published: string;
  /** The next site while it is put together, and the one before while it makes way. */
  readonly next: string;
  readonly before: string;
  readonly lock: string;
};

/**
 * @param project its folder.
 * @param home the folder in the project that gets `public`, usually the project itself.
 */
export function buildPlaces(project: string, home = project): BuildPlaces {
  return {
    project,
    stage: join(home, ".build"),
    rest: join(home, ".cache/build"),
    published: join(home, "public"),
    next: join(home, ".cache/public-next"),
    before: join(home, ".cache/public-before"),
    lock: join(home, ".cache/build-lock"),
  };
}
