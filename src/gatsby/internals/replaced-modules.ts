import { join } from "node:path";

/**
 * Modules of Gatsby and its plugins that webpack replaces with the site's own, as `resolve.alias`.
 *
 * Why: Gatsby keeps scroll positions in session storage before anybody was asked, loses them on Back to a fragment, and
 * announces every page in English. i18next with its parts for React is 17 KB of which the site uses 1.
 */
export function replacedModules(
  project: string,
  isLivePreview: boolean,
): Readonly<Record<string, string | false>> {
  const source = (file: string) => join(project, "src", file);
  return {
    "gatsby-react-router-scroll$": source("browser/scroll-positions.ts"),
    [join(project, ".cache/route-announcer-props.js")]: source("browser/gatsby-route-announcer.ts"),
    ...(isLivePreview && {
      [join(project, ".cache/find-path.js")]: source("browser/gatsby-find-path.ts"),
    }),
    i18next$: source("i18n/i18next.ts"),
    "react-i18next$": source("i18n/i18next.ts"),
    // The site imports nothing from the plugin but what it re-exports.
    "gatsby-plugin-react-i18next$": source("i18n/i18next.ts"),
    // What each of lucide-react's icons imports.
    "../createLucideIcon.mjs$": source("browser/lucide-icon.tsx"),
    // The site has no slices and no service worker.
    [join(project, ".cache/slice.js")]: false,
    [join(project, ".cache/register-service-worker.js")]: false,
    // The plugin's detection of the browser's language and its log, both switched off.
    "browser-lang$": false,
    outdent$: false,
  };
}

/** What Gatsby's `<Script>` brings into every page's script. The site has none; only `gatsby develop` calls it. */
export const unusedModules = {
  "gatsby-script$": false,
  "@builder.io/partytown/integration$": false,
  "./utils/inject-partytown-snippet$": false,
} as const;
