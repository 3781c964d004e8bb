import { join } from "node:path";

/** The paths of a build, all on one file system, so that a rename moves a whole folder atomically. */
export type BuildPaths = Readonly<ReturnType<typeof buildPaths>>;

/** @param directory the folder in the project that `public` is in, usually the project itself. */
export function buildPaths(project: string, directory = project) {
  return {
    /** The sources. */
    project,
    /** Gatsby's working directory. Not in `.cache`, as Gatsby generates no types for files in there. */
    workspace: join(directory, ".build"),
    /** The workspace between builds: hosts keep `.cache` for the next build. */
    storedWorkspace: join(directory, ".cache/build"),
    /** The published site. */
    published: join(directory, "public"),
    /** The next site while it is assembled, and the previous one while it is replaced. */
    next: join(directory, ".cache/public-next"),
    previous: join(directory, ".cache/public-before"),
    lock: join(directory, ".cache/build-lock"),
  };
}
