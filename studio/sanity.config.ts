import { svSELocale } from "@sanity/locale-sv-se";
import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { DocumentForm } from "./components/document-form";
import { publishWhenSettled } from "./components/publish-action";
import { localSignIn } from "./local-server/sign-in";
import { presentation } from "./presentation/presentation";
import { schemaTypes } from "./schema-types";
import { apiVersion } from "./schema-types/api-version";
import { localServerOrigin, readSettings } from "./settings";
import { structure } from "./structure";

const { previewUrl, ...settings } = readSettings();

const localOrigin = localServerOrigin(settings);

/** Sanity's commands have no browser. */
const isSwede = typeof window === "object" && /^sv\b/i.test(navigator.language);

export default defineConfig({
  ...settings,
  title: "Lyhörd",
  ...(localOrigin !== undefined && { auth: localSignIn(settings, localOrigin) }),
  plugins: [
    structureTool({ structure }),
    ...(previewUrl === undefined ? [] : [presentation(previewUrl)]),
    visionTool({ defaultApiVersion: apiVersion, defaultDataset: settings.dataset }),
    svSELocale(),
  ],
  // Sanity opens in the last language, until the editor chooses another in the menu.
  i18n: { locales: (locales) => (isSwede ? locales : locales.toReversed()) },
  schema: {
    types: schemaTypes.map((type) =>
      type.type === "document" ? { ...type, components: { input: DocumentForm } } : type,
    ),
  },
  document: {
    actions: (actions) =>
      actions.map((action) => (action.action === "publish" ? publishWhenSettled(action) : action)),
    // The local content server has no users, and knows no releases.
    comments: { enabled: localOrigin === undefined },
  },
  ...(localOrigin !== undefined && {
    // The local content server remembers transactions, from which the older timeline is made.
    beta: { eventsAPI: { documents: false, releases: false } },
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
  }),
});
