/** `npm run desk`: the Studio beside the live preview, on the dataset in this repository. */
import "../config/load-env";
import { resolve } from "node:path";
import { deskSettings, type DeskSettings } from "./desk/desk-settings";
import { installStudio } from "./desk/install-studio";
import { lockDesk } from "./desk/lock-desk";
import { startDesk } from "./desk/start-desk";

const project = resolve(__dirname, "../..");

async function run(settings: DeskSettings): Promise<void> {
  await installStudio(resolve(project, "studio"), () => {
    console.log("Installing the Studio (the first time, and when its lockfile has changed)…");
  });
  console.log("Starting the Studio and the live preview…");
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      console.log("\nStopping…");
      stopping.abort();
    });
  }

  try {
    const desk = await startDesk(settings, project, stopping.signal);
    console.log(`The editor's desk is at ${settings.studioUrl} (Ctrl+C ends it)`);
    const name = await desk.ended;
    await desk.stop();
    throw new Error(`${name} has ended by itself; its log is in ${desk.logFolder}.`);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
}

async function main(): Promise<void> {
  const settings = deskSettings(process.env, project);
  const lock = await lockDesk(project);
  try {
    await run(settings);
  } finally {
    lock.release();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
