import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { schemaTypes } from "./schema/schema-types";
import { readSettings } from "./settings";
import { structure } from "./structure";

/** The build of the Studio writes each of these names, in full, over with its value. */
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
  // What the content does not use: releases and scheduling are a service of their own.
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
});
