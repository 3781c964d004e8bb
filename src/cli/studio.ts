/** `npm run studio`: the Studio beside the live preview, on the dataset in this repository. */
import { join, resolve } from "node:path";
import { environment } from "../config/settings/current";
import { studioSettings } from "./studio/studio-settings";
import { installStudio } from "./studio/install-studio";
import { runStudio } from "./studio/run-studio";
import { acquireLock } from "./lock";
import { runCommand } from "./run-command";

const project = resolve(__dirname, "../..");

runCommand(async (stopping) => {
  const settings = studioSettings(environment, project);
  // Two would write the same dataset, and each would clear the other's preview away.
  const { release } = await acquireLock(
    join(project, "preview/studio-lock"),
    '"npm run studio" is running in this folder already. Open the address that it has printed, in as many ' +
      "windows as you like, or end it with Ctrl+C.",
  );
  try {
    await installStudio(resolve(project, "studio"));
    console.log("Starting the Studio and the live preview…");
    await runStudio(settings, project, stopping);
    return 0;
  } finally {
    await release();
  }
});
