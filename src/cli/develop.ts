/**
 * `npm run develop`: Gatsby's development server, in a workspace of its own. Gatsby writes into `.cache`
 * and `public` of its working directory, so the built site and the build's cache stay untouched.
 */
import { join, resolve } from "node:path";
import { runGatsbyDevelop } from "./gatsby-develop";
import { runCommand } from "./run-command";
import { watchSources } from "./watch-sources";

const project = resolve(__dirname, "../..");
// Inside the project, so that Node finds its `node_modules`.
const workspace = join(project, ".develop");

runCommand(async (stopping) => {
  const stopWatching = watchSources(project, workspace);
  try {
    return await runGatsbyDevelop(workspace, { args: process.argv.slice(2), stopping });
  } finally {
    stopWatching();
  }
});
