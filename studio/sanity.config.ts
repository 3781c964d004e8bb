import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { schemaTypes } from "./schema/schema-types";
import { readSettings } from "./settings";
import { structure } from "./structure";

/** The Studio's build replaces each full `process.env.…` expression with its value. */
const settings = readSettings({
  projectId: process.env.SANITY_STUDIO_PROJECT_ID,
  dataset: process.env.SANITY_STUDIO_DATASET,
  apiHost: process.env.SANITY_STUDIO_API_HOST,
});

export default defineConfig({
  ...settings,
  title: "Lyhörd",
  plugins: [structureTool({ structure })],
  schema: { types: schemaTypes },
  // Unused features.
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
});
