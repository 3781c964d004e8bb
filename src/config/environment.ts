/**
 * The settings of this process, parsed once from `.env` and the environment. Every entry point in Node
 * imports it before anything that reads `site` or `company`.
 */
import "./load-env";
import { parseSettings, vendorSettings } from "./settings";
import { factVariables } from "./site-facts";

/** Exits on invalid settings: an uncaught error would print a stack trace, and nobody's mistake. */
function readSettings() {
  try {
    return parseSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

export const settings = readSettings();

Object.assign(process.env, factVariables(settings));

// Gatsby hands the browser whatever it finds under these names.
if (settings.preview) for (const name of vendorSettings) process.env[name] = "";
