import { existsSync } from "node:fs";
import { parseSettings, type Environment } from "./schema";

if (existsSync(".env")) process.loadEnvFile(".env");

/** The variables of this process and, where those say nothing, of `.env`. */
export const environment: Environment = process.env;

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
