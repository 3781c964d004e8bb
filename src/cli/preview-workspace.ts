import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { sourcesIn } from "./build/workspace";

/** Inside the project, so that Node finds its `node_modules`. */
const workspacePath = "preview/live";
const datasets = "src/sanity/datasets";

/**
 * Creates a clean workspace for a live preview: a copy of the site's code with a link to the datasets.
 * Gatsby's cache and output stay in its working directory, so they never mix with the published site's.
 *
 * @returns its path.
 */
export async function createPreviewWorkspace(projectDirectory: string): Promise<string> {
  const workspace = join(projectDirectory, workspacePath);
  const datasetFolder = join(projectDirectory, datasets);
  await rm(workspace, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await mkdir(workspace, { recursive: true });
  for (const entry of sourcesIn(projectDirectory)) {
    await cp(join(projectDirectory, entry), join(workspace, entry), {
      recursive: true,
      filter: (source) => source !== datasetFolder,
    });
  }
  await symlink(datasetFolder, join(workspace, datasets));
  return workspace;
}
