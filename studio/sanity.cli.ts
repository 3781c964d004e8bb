import { defineCliConfig } from "sanity/cli";
import { readSettings, type StudioSettings } from "./settings";

const studioHost = process.env.SANITY_STUDIO_HOST;

/** Sanity's commands go on without this file when it throws, and build a Studio that cannot start. */
function settingsOrExit(): StudioSettings {
  try {
    return readSettings({
      projectId: process.env.SANITY_STUDIO_PROJECT_ID,
      dataset: process.env.SANITY_STUDIO_DATASET,
      apiHost: process.env.SANITY_STUDIO_API_HOST,
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

export default defineCliConfig({
  api: settingsOrExit(),
  ...(studioHost && { studioHost }),
  // The site reads types in which every field may be empty: drafts are incomplete.
  graphql: [{ generation: "gen3", nonNullDocumentFields: false, playground: false }],
  // A deployed Studio stays as it was tested.
  deployment: { autoUpdates: false },
  // The content model lies beside this folder, in the site's.
  vite: (config) => ({
    ...config,
    server: { ...config.server, fs: { ...config.server?.fs, allow: [".."] } },
  }),
});
