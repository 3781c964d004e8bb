import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { parseSettings, type Environment } from "./schema";

/** The names of the lines of `.env`. */
const written = existsSync(".env") ? Object.keys(parseEnv(readFileSync(".env", "utf8"))) : [];
if (written.length > 0) process.loadEnvFile(".env");

/** The variables of this process and, where those say nothing, of `.env`. */
export const environment: Environment = process.env;

/** Exits on invalid settings: their message says enough, and a stack trace would bury it. */
function readSettings() {
  try {
    return parseSettings(environment, written);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** The settings of this process. */
export const settings = readSettings();
