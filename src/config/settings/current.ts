import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parseSettings, type Environment, type Settings } from "./schema";

/** The names of the lines of `.env`. */
const written = existsSync(".env") ? Object.keys(parseEnv(readFileSync(".env", "utf8"))) : [];
if (written.length > 0) process.loadEnvFile(".env");

/** The variables of this process and, where those say nothing, of `.env`. */
export const environment: Environment = process.env;

/** An import ends no process: `checkSettings` tells of what is wrong. */
function readSettings(): { readonly settings: Settings; readonly problem?: Error } {
  try {
    return { settings: parseSettings(environment, written) };
  } catch (problem) {
    return { settings: parseSettings({}), problem: problem as Error };
  }
}

const { settings, problem } = readSettings();

/** The settings of this process; the defaults where `checkSettings` throws. */
export { settings };

/**
 * Has to be called before anything is done by the settings: `runCommand` and Gatsby's first hook do.
 *
 * @throws Error that lists what is wrong with them.
 */
export function checkSettings(): void {
  if (problem) throw problem;
}
