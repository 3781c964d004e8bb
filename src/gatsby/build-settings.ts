import "../config/load-env";
import { parseSettings, vendorSettings } from "../config/settings";
import { contentSource } from "./content/content-source";

/** Ends the command over wrong settings: a module that throws shows its stack, and nobody's mistake. */
function readSettings() {
  try {
    return parseSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The settings of this build or development server, parsed once for each process. */
export const settings = readSettings();

// Gatsby hands the browser whatever it finds under these names.
if (settings.preview) for (const name of vendorSettings) process.env[name] = "";

/** The project's folder: Gatsby is always started in it. */
export const projectDirectory = process.cwd();

/** Whether Gatsby builds the site, and does not serve it to a developer. */
export const isBuild = process.env.gatsby_executing_command === "build";

/** Whether changes of the content have to show without a restart. */
export const isLivePreview = settings.preview && process.env.gatsby_executing_command === "develop";

export const source = contentSource(settings, projectDirectory, isBuild);
