/**
 * Loads `.env` into `process.env`. Must be imported before anything that reads settings. Variables that
 * are already set take precedence.
 */
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile(".env");
