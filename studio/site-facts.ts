/** The site's facts, for the modules that the Studio shares with the site: their paths depend on them. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseSettings } from "../src/config/settings";
import { companyFacts, siteFacts } from "../src/config/site-facts";

/** The site's settings; npm and Sanity's commands run in the Studio's folder. */
const siteEnvironment = "../.env";

/**
 * Returns the constants that `src/config/bundled` reads in a browser. Sanity's commands load the schema in
 * workers, which inherit the settings' variables.
 *
 * @throws Error that names an invalid setting of the site.
 */
export function siteConstants(): Record<string, string> {
  if (existsSync(siteEnvironment)) process.loadEnvFile(siteEnvironment);
  const settings = parseSettings(process.env);
  return {
    SITE_FACTS: JSON.stringify(siteFacts(settings)),
    COMPANY_FACTS: JSON.stringify(companyFacts(settings)),
  };
}

/** A Vite plugin that gives a browser the constants, and no settings. */
export const bundledFacts = {
  name: "bundled-facts",
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^.*\/config\/(site|company)$/,
          replacement: resolve("../src/config/bundled/$1.ts"),
        },
      ],
    },
  }),
};
