/** The site's facts, for the modules that the Studio shares with the site: their paths depend on them. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parseSettings } from "../src/config/settings";
import { factVariables } from "../src/config/site-facts";

/** The site's settings; npm and Sanity's commands run in the Studio's folder. */
const siteEnvironment = "../.env";

/**
 * Returns the environment variables that `src/config/site.ts` and `company.ts` read.
 *
 * @throws Error that names an invalid setting of the site.
 */
export function siteFactVariables(): Record<string, string> {
  const file = existsSync(siteEnvironment) ? parseEnv(readFileSync(siteEnvironment, "utf8")) : {};
  return factVariables(parseSettings({ ...file, ...process.env }));
}
