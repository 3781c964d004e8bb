/** `npm run studio`: the Studio beside a live preview, on the dataset in this repository, until Ctrl+C. */
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { concurrently } from "concurrently";
import { checkPortIsFree } from "../src/cli/check-port";
import { runCommand } from "../src/cli/run-command";
import { environment } from "../src/config/settings/current";
import { loopbackProject } from "../src/sanity/loopback-project";
import { startStudioServer } from "./server/studio-server";
import { localAddresses } from "./local-addresses";

const project = resolve(import.meta.dirname, "..");

runCommand(async () => {
  const settings = localAddresses(environment, project);
  const { dataset, folder, contentPort, previewPort, previewUrl, studioPort, studioUrl } = settings;
  // Drafts are for this run's preview only.
  const token = randomBytes(16).toString("hex");
  const { projectId, apiHost } = loopbackProject(contentPort);
  // First: a second run ends here, at the port that is taken, as does a run beside a build. Two would write the same folders.
  await startStudioServer({
    folder,
    schemaFile: settings.schemaFile,
    dataset,
    projectId,
    port: contentPort,
    token,
    origins: [studioUrl, previewUrl],
    onError: (message) => {
      console.warn(`The content cannot be read; its last state is still shown.\n${message}`);
    },
  });
  await checkPortIsFree(studioPort, "SANITY_STUDIO_URL");
  await checkPortIsFree(previewPort, "PORT");
  console.log(
    `In a minute or two, the Studio is at ${studioUrl}, and the site under "Presentation" in it. ` +
      `It writes ${folder}; what you publish is in the site after the next "npm run build", once Ctrl+C has ended this.`,
  );
  const { result } = concurrently(
    [
      {
        name: "studio",
        command: `sanity dev --host 127.0.0.1 --port ${studioPort}`,
        cwd: resolve(project, "studio"),
        env: {
          PATH: `${resolve(project, "studio/node_modules/.bin")}:${process.env.PATH}`,
          SANITY_STUDIO_PROJECT_ID: projectId,
          SANITY_STUDIO_API_HOST: apiHost,
          SANITY_STUDIO_DATASET: dataset,
          SANITY_STUDIO_PREVIEW_URL: previewUrl,
        },
      },
      {
        name: "preview",
        command: "gatsby develop -H 127.0.0.1",
        cwd: project,
        env: {
          NODE_ENV: "development",
          PORT: previewPort,
          SITE_PREVIEW: "true",
          SANITY_PROJECT_ID: projectId,
          SANITY_API_HOST: apiHost,
          SANITY_TOKEN: token,
          SANITY_STUDIO_URL: studioUrl,
        },
      },
    ],
    { killOthersOn: ["success", "failure"], timings: false },
  );
  await result.catch(() => {
    throw new Error("The Studio or the preview has ended by itself, so both have been stopped.");
  });
});
