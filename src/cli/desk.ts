/** `npm run desk`: the Studio beside the live preview, on the dataset in this repository. */
import { resolve } from "node:path";
import { environment } from "../config/environment";
import { deskSettings, type DeskSettings } from "./desk/desk-settings";
import { installStudio } from "./desk/install-studio";
import { lockDesk } from "./desk/lock-desk";
import { startDesk } from "./desk/start-desk";
import { runCommand } from "./run-command";

const project = resolve(__dirname, "../..");

async function run(settings: DeskSettings, stopping: AbortSignal): Promise<number> {
  await installStudio(resolve(project, "studio"), () => {
    console.log("Installing the Studio (the first time, and when its lockfile has changed)…");
  });
  console.log("Starting the Studio and the live preview…");
  try {
    const desk = await startDesk(settings, project, stopping);
    console.log(`The editor's desk is at ${settings.studioUrl} (Ctrl+C ends it)`);
    const name = await desk.ended;
    await desk.stop();
    throw new Error(`${name} stopped unexpectedly. Its log is in ${desk.logFolder}.`);
  } catch (error) {
    if (!stopping.aborted) throw error;
    return 0;
  }
}

runCommand(async (stopping) => {
  const settings = deskSettings(environment, project);
  const lock = await lockDesk(project);
  try {
    return await run(settings, stopping);
  } finally {
    lock.release();
  }
});
