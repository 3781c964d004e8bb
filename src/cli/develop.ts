/**
 * `npm run develop`: Gatsby's development server, in a workspace of its own. Gatsby writes into `.cache`
 * and `public` of its working directory, so the built site and the build's cache stay untouched.
 */
import "../config/load-env";
import { join, resolve } from "node:path";
import { startGatsbyDevelop } from "./gatsby-develop";
import { watchSources } from "./watch-sources";

const project = resolve(__dirname, "../..");
// Inside the project, so that Node finds its `node_modules`.
const workspace = join(project, ".develop");

const stopWatching = watchSources(project, workspace);
const gatsby = startGatsbyDevelop(workspace, process.argv.slice(2));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => gatsby.process.kill(signal));
}
gatsby.exitCode
  .then((code) => (process.exitCode = code))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(stopWatching);
