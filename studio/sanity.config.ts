import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { localSignIn } from "./local-server/sign-in";
import { schemaTypes } from "./schema/schema-types";
import { localServerOrigin, readSettings } from "./settings";
import { structure } from "./structure";

/** The Studio's build replaces each full `process.env.…` expression with its value. */
const settings = readSettings({
  projectId: process.env.SANITY_STUDIO_PROJECT_ID,
  dataset: process.env.SANITY_STUDIO_DATASET,
  apiHost: process.env.SANITY_STUDIO_API_HOST,
});

const localOrigin = localServerOrigin(settings);

export default defineConfig({
  ...settings,
  title: "Lyhörd",
  ...(localOrigin !== undefined && { auth: localSignIn(settings, localOrigin) }),
  plugins: [structureTool({ structure })],
  schema: { types: schemaTypes },
  // The local content server remembers transactions, from which the older timeline is made.
  ...(localOrigin !== undefined && { beta: { eventsAPI: { documents: false, releases: false } } }),
  // Unused features.
  document: { comments: { enabled: false } },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
});
