import { svSELocale } from "@sanity/locale-sv-se";
import { defineConfig } from "sanity";
import { structureTool } from "sanity/structure";
import { site } from "../src/config/site";
import { loopbackOrigin } from "../src/sanity/loopback-project";
import { DocumentForm } from "./components/document-form";
import { FollowLanguage } from "./components/follow-language";
import { FormInput } from "./components/form-input";
import { publishWhenSettled } from "./components/publish-action";
import { studioLanguage } from "./language";
import { localSignIn } from "./local-server/sign-in";
import { presentation } from "./presentation/presentation";
import { publishWithRedirects } from "./redirects/publish-with-redirects";
import { schemaTypes } from "./schema-types";
import { readSettings } from "./settings";
import { structure } from "./structure";
import { texts } from "./texts";

const { previewUrl, ...settings } = readSettings();

const localOrigin = loopbackOrigin(settings);

export default defineConfig({
  ...settings,
  title: site.productName,
  studio: { components: { layout: FollowLanguage } },
  ...(localOrigin !== undefined && { auth: localSignIn(settings, localOrigin) }),
  plugins: [
    structureTool({ title: texts.content, structure }),
    ...(previewUrl === undefined ? [] : [presentation(previewUrl)]),
    svSELocale(),
  ],
  // Sanity opens in the last language, until the editor chooses another in the menu.
  i18n: { locales: (locales) => (studioLanguage === "sv" ? locales : locales.toReversed()) },
  form: { components: { input: FormInput } },
  schema: {
    types: schemaTypes.map((type) =>
      type.type === "document" ? { ...type, components: { input: DocumentForm } } : type,
    ),
  },
  document: {
    actions: (actions) =>
      actions.map((action) =>
        action.action === "publish" ? publishWhenSettled(publishWithRedirects(action)) : action,
      ),
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
