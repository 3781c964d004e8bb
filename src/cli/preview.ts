/** `npm run preview`: the site with its drafts on this computer, updated live. */
import "../config/load-env";
import { resolve } from "node:path";
import { startGatsbyDevelop, type GatsbyDevelop } from "./gatsby-develop";
import { createPreviewWorkspace } from "./preview-workspace";

const projectDirectory = resolve(__dirname, "../..");

/** Uptime in milliseconds after which a preview that crashes is restarted. */
const MIN_UPTIME = 60_000;

let running: GatsbyDevelop | undefined;
let isStopping = false;

/** Runs the live preview, and restarts it when it crashes after running well. @returns the exit code. */
async function runPreview(): Promise<number> {
  for (;;) {
    const start = Date.now();
    const workspace = await createPreviewWorkspace(projectDirectory);
    const port = process.env.PORT || "8000";
    running = startGatsbyDevelop(workspace, ["-p", port], { SITE_PREVIEW: "true" });
    const exitCode = await running.exitCode;
    if (isStopping) return 0;
    if (exitCode === 0 || Date.now() - start < MIN_UPTIME) return exitCode;
    console.warn("The preview has ended by itself. Starting it again…");
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    isStopping = true;
    running?.process.kill(signal);
  });
}

runPreview()
  .then((exitCode) => (process.exitCode = exitCode))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
