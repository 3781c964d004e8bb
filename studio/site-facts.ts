/** The site's facts, for the modules that the Studio shares with the site: their paths depend on them. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseSettings } from "../src/config/settings/schema";
import { bundledSite, siteFacts } from "../src/config/site-facts";

/** The site's settings; npm and Sanity's commands run in the Studio's folder. */
const siteEnvironment = "../.env";

/**
 * Returns a Vite plugin that gives a browser the facts, and no settings. Sanity's commands load the schema in
 * workers, which inherit the settings' variables.
 *
 * @throws Error that names an invalid setting of the site.
 */
export function bundledFacts() {
  if (existsSync(siteEnvironment)) process.loadEnvFile(siteEnvironment);
  const { replaced, replacement, define } = bundledSite(siteFacts(parseSettings(process.env)));
  return {
    name: "bundled-facts",
    config: () => ({
      define,
      // Vite replaces what matches, and here it has to be the whole path.
      resolve: {
        alias: [
          { find: new RegExp(`^.*${replaced.source}`), replacement: resolve("..", replacement) },
        ],
      },
    }),
  };
}
