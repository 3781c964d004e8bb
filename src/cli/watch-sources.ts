import { join } from "node:path";
import { mirror } from "./build/copy-tree";
import { syncSources, syncTypes } from "./build/workspace";

/** Milliseconds between two looks at the sources. */
const interval = 300;

const manifest = "package.json";

/**
 * Makes a folder for a development server to run in, and keeps its sources the same as the project's. It
 * looks at sizes and times, which also works where a system reports no changes (network drives,
 * containers). The types that Gatsby makes there come back.
 *
 * @returns what ends it.
 */
export function watchSources(project: string, workspace: string): () => void {
  const follow = () => {
    syncSources(project, workspace);
    mirror(join(project, manifest), join(workspace, manifest));
    syncTypes(workspace, project);
  };
  follow();
  const timer = setInterval(() => {
    try {
      follow();
    } catch {
      // A file went while it was looked at, as editors do it when they save: the next look is soon.
    }
  }, interval);
  return () => {
    clearInterval(timer);
  };
}
