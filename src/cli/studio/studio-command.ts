import { join, resolve } from "node:path";
import { environment } from "../../config/settings/current";
import { acquireLock } from "../lock";
import { runCommand } from "../run-command";
import { installStudio } from "./install-studio";
import { runStudio, type StartContentServer } from "./run-studio";
import { announceStudio, runningStudio, studioRefusal } from "./running-studio";
import { studioSettings } from "./studio-settings";

const project = resolve(__dirname, "../../..");

/** Runs `npm run studio`. @param startContentServer that of the Studio, which writes the dataset. */
export function studioCommand(startContentServer: StartContentServer): void {
  runCommand(async (stopping) => {
    const settings = studioSettings(environment, project);
    const first = runningStudio(project);
    // Two would write the same dataset, and each would clear the other's preview away.
    const { release } = await acquireLock(
      join(project, ".studio/lock"),
      studioRefusal(first),
      // Nobody waits for a run that is there; the lock of one that was killed frees itself.
      first && 0,
    );
    announceStudio(project, { address: settings.studioUrl, folder: settings.folder });
    try {
      await installStudio(resolve(project, "studio"));
      await runStudio(settings, project, startContentServer, stopping);
      return 0;
    } finally {
      await release();
    }
  });
}
