/** `npm run preview`: the site with its drafts on this computer, updated live. */
import { rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { environment } from "../config/settings/current";
import { copySources } from "./build/workspace";
import { defaultPreviewPort, portSetting } from "./port-setting";
import { runCommand } from "./run-command";
import { runGatsby } from "./run-gatsby";

const project = resolve(__dirname, "../..");
/** Inside the project, so that Node finds its `node_modules`. */
const workspace = join(project, "preview/live");
const datasets = "src/sanity/datasets";

/** Uptime in milliseconds after which a preview that crashes is restarted. */
const MIN_UPTIME = 60_000;

/** Creates a clean workspace: a copy of the site's code with a link to the datasets, whose edits it shows. */
function createWorkspace(): void {
  rmSync(workspace, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  copySources(project, workspace);
  rmSync(join(workspace, datasets), { recursive: true });
  symlinkSync(join(project, datasets), join(workspace, datasets));
}

/** Runs the live preview, and restarts it when it crashes after running well. */
runCommand(async (stopping) => {
  const port = String(portSetting(environment.PORT, defaultPreviewPort));
  const args = ["develop", "-H", "127.0.0.1", "-p", port];
  // As on a CI machine, Gatsby keeps the data of all pages current. By default, it runs a page's query once the page is
  // asked for, and answers seconds late, or with the old state.
  const env = { NODE_ENV: "development", SITE_PREVIEW: "true", CI: "true" };
  for (;;) {
    const start = Date.now();
    createWorkspace();
    const exitCode = await runGatsby(args, { directory: workspace, env, stopping });
    if (stopping.aborted) return 0;
    if (exitCode === 0 || Date.now() - start < MIN_UPTIME) return exitCode;
    console.warn("The preview crashed. Restarting it…");
  }
});
