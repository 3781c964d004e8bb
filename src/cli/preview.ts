/** `npm run preview`: the site with its drafts on this computer; changes show by themselves. */
import "../config/load-env";
import { spawn, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { createPreviewWorkspace } from "./preview-workspace";

const projectDirectory = resolve(__dirname, "../..");

/** A live preview that has run so long, in milliseconds, is started again when it ends by itself. */
const provenAfter = 60_000;

let running: ChildProcess | undefined;
let isStopping = false;

/** Runs a command of Gatsby in a workspace, and gives its exit code. */
function runGatsby(workspace: string, ...args: string[]): Promise<number> {
  const gatsby = dirname(createRequire(__filename).resolve("gatsby/package.json"));
  const child = spawn(process.execPath, [join(gatsby, "cli.js"), ...args], {
    cwd: workspace,
    env: { ...process.env, SITE_PREVIEW: "true", GATSBY_TELEMETRY_DISABLED: "1" },
    stdio: "inherit",
  });
  running = child;
  return new Promise((settle, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => settle(code ?? 1));
  });
}

/** Runs a live preview, and starts it again where it ends by itself after it has run well. */
async function showLive(): Promise<number> {
  for (;;) {
    const start = Date.now();
    const workspace = await createPreviewWorkspace(projectDirectory);
    const port = process.env.PORT || "8000";
    const exitCode = await runGatsby(workspace, "develop", "-H", "127.0.0.1", "-p", port);
    if (isStopping) return 0;
    if (exitCode === 0 || Date.now() - start < provenAfter) return exitCode;
    console.warn("The preview has ended by itself. Starting it again…");
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    isStopping = true;
    running?.kill(signal);
  });
}

showLive()
  .then((exitCode) => (process.exitCode = exitCode))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
