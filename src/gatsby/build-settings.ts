import "./load-env";
import { parseSettings } from "../config/settings";
import { contentSource } from "./content-source";

/** The settings of this build or development server, parsed once for each process. */
export const settings = parseSettings(process.env);

/** The project's folder: Gatsby is always started in it. */
export const projectDirectory = process.cwd();

export const source = contentSource(settings, projectDirectory);
