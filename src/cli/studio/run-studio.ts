import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { ContentServerOptions } from "../../sanity/embedded/embedded-server";
import { loopbackProject } from "../../sanity/loopback-project";
import type { RunningServer } from "../../sanity/serve-app";
import { checkPortIsFree, startServerProcess } from "../server-process";
import { gatsbySteps } from "./gatsby-steps";
import type { LocalStudio } from "./studio-settings";

/** Serves a dataset for editing. */
export type StartContentServer = (
  options: ContentServerOptions & {
    /** Origins whose pages read drafts and write. */
    readonly origins: readonly string[];
    readonly watch: { readonly onError: (message: string) => void };
  },
) => Promise<RunningServer>;

/** Milliseconds without a word from a server that starts. The preview compiles the whole site, silently. */
const startTimeout = 5 * 60_000;

/** Not in `.cache`, which the preview empties. */
const logPath = ".studio";

/**
 * Runs the content server with writing, the Studio and the live preview, until the signal stops them.
 *
 * @throws Error that names a port that is taken and the setting that moves it, gives the end of a server's output
 * when it does not start, or names a server that has ended by itself. All others have been stopped then.
 */
export async function runStudio(
  settings: LocalStudio,
  project: string,
  startContentServer: StartContentServer,
  stopping: AbortSignal,
): Promise<void> {
  const {
    dataset,
    folder,
    schemaFile,
    contentPort,
    previewPort,
    previewUrl,
    studioPort,
    studioUrl,
  } = settings;
  await checkPortIsFree(studioPort, "SANITY_STUDIO_URL");
  await checkPortIsFree(previewPort, "PORT");
  const logFolder = join(project, logPath);
  await mkdir(logFolder, { recursive: true });
  // Drafts are for this run's preview only.
  const token = randomBytes(16).toString("hex");

  const { projectId, apiHost } = loopbackProject(contentPort);
  const content = await startContentServer({
    folder,
    schemaFile,
    dataset,
    projectId,
    port: contentPort,
    token,
    // Editors may write either name of this machine.
    origins: [studioUrl, studioUrl.replace("localhost", "127.0.0.1"), previewUrl],
    watch: {
      onError: (message) => {
        console.warn(`The content cannot be read; its last state is still shown.\n${message}`);
      },
    },
  });
  const sanity = "node_modules/sanity/bin/sanity";
  const studio = startServerProcess(
    [sanity, "dev", "--host", "127.0.0.1", "--port", String(studioPort)],
    {
      cwd: join(project, "studio"),
      env: {
        ...process.env,
        CI: "1",
        DO_NOT_TRACK: "1",
        NO_UPDATE_NOTIFIER: "1",
        SANITY_STUDIO_PROJECT_ID: projectId,
        SANITY_STUDIO_API_HOST: apiHost,
        SANITY_STUDIO_DATASET: dataset,
        SANITY_STUDIO_PREVIEW_URL: previewUrl,
      },
      log: join(logFolder, "studio.log"),
    },
  );
  const preview = startServerProcess(["node_modules/.bin/gatsby", "develop", "-H", "127.0.0.1"], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: "development",
      // Gatsby keeps the data of all pages current, not only of those that are looked at.
      CI: "true",
      // Plain lines, of which `gatsbySteps` reads what has been done.
      GATSBY_LOGGER: "yurnalist",
      GATSBY_TELEMETRY_DISABLED: "1",
      PORT: String(previewPort),
      SITE_PREVIEW: "true",
      SANITY_PROJECT_ID: projectId,
      SANITY_API_HOST: apiHost,
      SANITY_TOKEN: token,
      SANITY_STUDIO_URL: studioUrl,
    },
    log: join(logFolder, "preview.log"),
  });
  const stop = async (): Promise<void> => {
    await Promise.all([studio.stop(), preview.stop()]);
    await content.close();
  };
  stopping.addEventListener("abort", () => void stop(), { once: true });
  try {
    stopping.throwIfAborted();
    console.log(`Starting the Studio and the live preview of ${folder}, in a minute or two…`);
    await Promise.all([
      studio
        .untilAnswers(`http://127.0.0.1:${studioPort}/`, "The Studio", startTimeout)
        .then(() => console.log("  the Studio is ready")),
      preview
        .untilAnswers(`${previewUrl}/`, "The preview", startTimeout, (text) => {
          for (const step of gatsbySteps(text)) console.log(`  preview: ${step}`);
        })
        .then(() => console.log("  the preview is ready")),
    ]);
    console.log(
      `The Studio is at ${studioUrl} (Ctrl+C ends it). Write in it, and watch the site under ` +
        `"Presentation"; what you publish is in the site after the next "npm run build".`,
    );
    const ended = await Promise.race([
      studio.ended.then(() => "The Studio"),
      preview.ended.then(() => "The preview"),
    ]);
    throw new Error(`${ended} stopped unexpectedly. Its log is in ${logFolder}.`);
  } catch (error) {
    if (!stopping.aborted) throw error;
  } finally {
    await stop();
  }
}
