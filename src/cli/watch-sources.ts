import { syncSources, syncTypes } from "./build/workspace";

/** Milliseconds between two polls of the sources. */
const interval = 300;

/**
 * Creates a workspace for a development server, and keeps its sources in sync with the project's. It polls
 * sizes and times, which also works where the system reports no changes (network drives, containers). The
 * types that Gatsby generates there are copied back.
 *
 * @returns a function that stops watching.
 */
export function watchSources(project: string, workspace: string): () => void {
  const sync = () => {
    syncSources(project, workspace);
    syncTypes(workspace, project);
  };
  sync();
  let failure: string | undefined;
  const timer = setInterval(() => {
    try {
      sync();
      failure = undefined;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // ENOENT: a file was removed during the poll, as when an editor saves it. The next poll copies it.
      if (code === "ENOENT" || message === failure) return;
      failure = message;
      console.error(`The latest changes are not shown (${message}). Trying again…`);
    }
  }, interval);
  return () => {
    clearInterval(timer);
  };
}
