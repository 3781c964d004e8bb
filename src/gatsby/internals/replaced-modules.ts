import { join } from "node:path";

/**
 * Modules of Gatsby and its plugins that webpack replaces with the site's own, as `resolve.alias`.
 *
 * Why: Gatsby keeps scroll positions in session storage before anybody was asked, loses them on Back to a fragment, and
 * announces every page in English. `gatsby-plugin-react-i18next` would bring i18next, of which the site uses nothing in
 * pages (`src/i18n/page-texts.tsx`): 18 KB.
 */
export function replacedModules(project: string): Readonly<Record<string, string | false>> {
  const source = (file: string) => join(project, "src", file);
  return {
    "gatsby-react-router-scroll$": source("browser/scroll-positions.ts"),
    [join(project, ".cache/route-announcer-props.js")]: source("browser/gatsby-route-announcer.ts"),
    // The plugin's wrapper around pages, for which it has no option.
    "./dist/plugin/wrapPageElement$": false,
  };
}
