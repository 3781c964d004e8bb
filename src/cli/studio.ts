/** `npm run studio`: the Studio beside the live preview, on the dataset in this repository. */
import { join, resolve } from "node:path";
import { environment } from "../config/settings/current";
import { studioSettings } from "./studio/studio-settings";
import { installStudio } from "./studio/install-studio";
import { announceStudio, runningStudio, studioRefusal } from "./studio/running-studio";
import { runStudio } from "./studio/run-studio";
import { acquireLock } from "./lock";
import { runCommand } from "./run-command";

const project = resolve(__dirname, "../..");

runCommand(async (stopping) => {
  const settings = studioSettings(environment, project);
  const first = runningStudio(project);
  // Two would write the same dataset, and each would clear the other's preview away.
  const { release } = await acquireLock(
    join(project, "preview/studio-lock"),
    studioRefusal(first),
    // Nobody waits for a run that is there; the lock of one that was killed frees itself.
    first && 0,
  );
  announceStudio(project, { address: settings.studioUrl, folder: settings.folder });
  try {
    await installStudio(resolve(project, "studio"));
    await runStudio(settings, project, stopping);
    return 0;
  } finally {
    await release();
  }
});
