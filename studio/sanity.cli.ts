import { defineCliConfig } from "sanity/cli";
import { readSettings, type StudioSettings } from "./settings";

const studioHost = process.env.SANITY_STUDIO_HOST;

/** If this file throws, Sanity's commands continue without it, and build a Studio that cannot start. */
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
  // Every field is nullable, because drafts are incomplete.
  graphql: [{ generation: "gen3", nonNullDocumentFields: false, playground: false }],
  // A deployed Studio keeps the version that was tested.
  deployment: { autoUpdates: false },
  // The content model is outside this folder.
  vite: (config) => ({
    ...config,
    server: { ...config.server, fs: { ...config.server?.fs, allow: [".."] } },
  }),
});
