import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { sources } from "./build/workspace";

/** Below the project's folder, so that its `node_modules` is found by walking up. */
const stageName = "preview/live";
const datasets = "src/sanity/datasets";

const isCopied = (name: string) => name === "package.json" || sources.test(name);

/**
 * Makes a folder for a live preview to run in: a copy of the site's code with the real datasets, and with
 * nothing that an earlier run left. Gatsby keeps its cache and its output where it runs, so a preview
 * and the published site never meet.
 *
 * @returns the folder.
 */
export async function createPreviewWorkspace(projectDirectory: string): Promise<string> {
  const workspace = join(projectDirectory, stageName);
  const datasetFolder = join(projectDirectory, datasets);
  await rm(workspace, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  await mkdir(workspace, { recursive: true });
  for (const entry of (await readdir(projectDirectory)).filter(isCopied)) {
    await cp(join(projectDirectory, entry), join(workspace, entry), {
      recursive: true,
      filter: (source) => source !== datasetFolder,
    });
  }
  await symlink(datasetFolder, join(workspace, datasets));
  return workspace;
}
