import { join } from "node:path";

/** The paths of a build, all on one file system, so that a rename moves a whole folder atomically. */
export type BuildPaths = {
  /** The sources. */
  readonly project: string;
  /** Gatsby's working directory. Not in `.cache`, as Gatsby generates no types for files in there. */
  readonly workspace: string;
  /** The workspace between builds: hosts keep `.cache` for the next build. */
  readonly storedWorkspace: string;
  /** The published site. */
  readonly published: string;
  /** The next site while it is assembled, and the previous one while it is replaced. */
  readonly next: string;
  readonly previous: string;
  readonly lock: string;
};

/** @param directory the folder in the project that `public` is in, usually the project itself. */
export function buildPaths(project: string, directory = project): BuildPaths {
  return {
    project,
    workspace: join(directory, ".build"),
    storedWorkspace: join(directory, ".cache/build"),
    published: join(directory, "public"),
    next: join(directory, ".cache/public-next"),
    previous: join(directory, ".cache/public-before"),
    lock: join(directory, ".cache/build-lock"),
  };
}
