/**
 * Reads `.env` of the project into `process.env` before any setting is looked at. Imported first, for
 * its effect. Variables that are set already win over the file, as everywhere else.
 */
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
