import { existsSync } from "node:fs";

/** Environment variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

if (existsSync(".env")) process.loadEnvFile(".env");

/** The variables of this process and, where those say nothing, of `.env`. */
export const environment: Environment = process.env;
