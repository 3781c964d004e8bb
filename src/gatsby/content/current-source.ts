import { isBuild, projectDirectory, settings } from "../build-settings";
import { contentSource } from "./content-source";

/** Where this process has the content from. */
export const source = contentSource(settings, projectDirectory, isBuild);
