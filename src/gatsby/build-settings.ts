import { settings } from "../config/current-settings";
import { contentSource } from "./content/content-source";
import { gatsbyCommand } from "./internals/command";

export { settings };

/** The project's root, where Gatsby always starts. */
export const projectDirectory = process.cwd();

/** The host that is built for. Netlify sets this variable in its builds. */
export const staticHost = process.env.NETLIFY === "true" ? "netlify" : "cloudflare";

/** Whether Gatsby builds the site, as opposed to running the development server. */
export const isBuild = gatsbyCommand === "build";

/** Whether content changes have to show up without a restart. */
export const isLivePreview = settings.preview && gatsbyCommand === "develop";

/** Where `npm run dev` of the Studio serves it. */
const localStudio = "http://localhost:3333";

/**
 * Origin of the Studio that a preview is edited in. Undefined for the published site, and for a preview on a
 * host without `SANITY_STUDIO_URL`.
 */
export const studioUrl = settings.preview
  ? (settings.sanity.studioUrl ?? (isLivePreview ? localStudio : undefined))
  : undefined;

export const source = contentSource(settings, projectDirectory, isBuild);
