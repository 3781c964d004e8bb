/** `npm run preview`: the site with its drafts on this computer, updated live. */
import { resolve } from "node:path";
import { environment } from "../config/environment";
import { runGatsbyDevelop } from "./gatsby-develop";
import { createPreviewWorkspace } from "./preview-workspace";
import { runCommand } from "./run-command";

const projectDirectory = resolve(__dirname, "../..");

/** Uptime in milliseconds after which a preview that crashes is restarted. */
const MIN_UPTIME = 60_000;

/** Runs the live preview, and restarts it when it crashes after running well. */
runCommand(async (stopping) => {
  for (;;) {
    const start = Date.now();
    const workspace = await createPreviewWorkspace(projectDirectory);
    const args = ["-p", environment.PORT || "8000"];
    const env = { SITE_PREVIEW: "true" };
    const exitCode = stopping.aborted
      ? 0
      : await runGatsbyDevelop(workspace, { args, env, stopping });
    if (stopping.aborted) return 0;
    if (exitCode === 0 || Date.now() - start < MIN_UPTIME) return exitCode;
    console.warn("The preview crashed. Restarting it…");
  }
});
