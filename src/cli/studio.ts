/** `npm run studio`: the Studio beside the live preview, on the dataset in this repository. */
import { join, resolve } from "node:path";
import { environment } from "../config/environment";
import { studioSettings, type StudioSettings } from "./studio/studio-settings";
import { installStudio } from "./studio/install-studio";
import { startStudio } from "./studio/start-studio";
import { acquireLock } from "./lock";
import { runCommand } from "./run-command";

const project = resolve(__dirname, "../..");

async function run(settings: StudioSettings, stopping: AbortSignal): Promise<number> {
  await installStudio(resolve(project, "studio"), () => {
    console.log("Installing the Studio (the first time, and when its lockfile has changed)…");
  });
  console.log("Starting the Studio and the live preview…");
  try {
    const studio = await startStudio(settings, project, stopping);
    console.log(`The Studio is at ${settings.studioUrl} (Ctrl+C ends it)`);
    const name = await studio.ended;
    await studio.stop();
    throw new Error(`${name} stopped unexpectedly. Its log is in ${studio.logFolder}.`);
  } catch (error) {
    if (!stopping.aborted) throw error;
    return 0;
  }
}

runCommand(async (stopping) => {
  const settings = studioSettings(environment, project);
  // Two would write the same dataset, and each would clear the other's preview away.
  const release = await acquireLock(
    join(project, "preview/studio-lock"),
    '"npm run studio" is running in this folder already. Open the address that it has printed, in as many ' +
      "windows as you like, or end it with Ctrl+C.",
  );
  try {
    return await run(settings, stopping);
  } finally {
    await release();
  }
});
