import type { ParentSpanPluginArgs } from "gatsby";
import { checkSettings, settings } from "../config/settings/current";
import { localStudioUrl } from "../config/settings/schema";

export { settings };

/** Ends Gatsby if the settings are wrong. */
export function validateSettings({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  try {
    checkSettings();
  } catch (problem) {
    reporter.panic((problem as Error).message);
  }
}

/** Where Gatsby runs. */
export const projectDirectory = process.cwd();

/** The host that is built for. Netlify sets this variable in its builds. */
export const staticHost = process.env.NETLIFY === "true" ? "netlify" : "cloudflare";

/** Whether the build is the site's own: Netlify says of previews that they are not; elsewhere every build is. */
export const isPublished = (process.env.CONTEXT ?? "production") === "production";

/** Whether Gatsby builds the site. */
export const isBuild = process.env.NODE_ENV === "production";

/** Whether content changes have to show up without a restart. */
export const isLivePreview = settings.preview && process.env.NODE_ENV === "development";

/**
 * Origin of the Studio that a preview is edited in. Undefined for the published site, and for a preview on a
 * host without `SANITY_STUDIO_URL`.
 */
export const studioUrl = settings.preview
  ? (settings.sanity.studioUrl ?? (isLivePreview ? localStudioUrl : undefined))
  : undefined;
