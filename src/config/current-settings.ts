import { environment } from "./environment";
import { parseSettings } from "./settings";

/** Exits on invalid settings: their message says enough, and a stack trace would bury it. */
function readSettings() {
  try {
    return parseSettings(environment);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The settings of this process. */
export const settings = readSettings();
