/** `npm run studio`: the Studio beside the live preview, on the dataset in this repository. */
import { resolve } from "node:path";
import { environment } from "../config/environment";
import { studioSettings, type StudioSettings } from "./studio/studio-settings";
import { installStudio } from "./studio/install-studio";
import { lockStudio } from "./studio/lock-studio";
import { startStudio } from "./studio/start-studio";
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
  const lock = await lockStudio(project);
  try {
    return await run(settings, stopping);
  } finally {
    lock.release();
  }
});
