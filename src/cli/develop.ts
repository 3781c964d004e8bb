/**
 * `npm run develop`: Gatsby's development server. Gatsby writes into `.cache` and `public` of the folder
 * that it runs in, so it runs in one of its own: the built site and the build's cache stay as they are.
 */
import "../config/load-env";
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { watchSources } from "./watch-sources";

const project = resolve(__dirname, "../..");
// Below the project's folder, so that its `node_modules` is found by walking up.
const workspace = join(project, ".develop");

const stopFollowing = watchSources(project, workspace);
const args = [require.resolve("gatsby/cli.js"), "develop", "-H", "127.0.0.1"];
const gatsby = spawn(process.execPath, [...args, ...process.argv.slice(2)], {
  cwd: workspace,
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => gatsby.kill(signal));
}
gatsby.once("error", (error) => {
  stopFollowing();
  console.error(error.message);
  process.exitCode = 1;
});
gatsby.once("exit", (code) => {
  stopFollowing();
  process.exitCode = code ?? 1;
});
