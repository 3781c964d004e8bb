import { settings } from "../config/environment";
import { contentSource } from "./content/content-source";
import { gatsbyCommand } from "./internals/command";

export { settings };

/** The project's folder: Gatsby always starts in it. */
export const projectDirectory = process.cwd();

/** Whether Gatsby builds the site rather than serves it to a developer. */
export const isBuild = gatsbyCommand === "build";

/** Whether changes of the content have to show without a restart. */
export const isLivePreview = settings.preview && gatsbyCommand === "develop";

export const source = contentSource(settings, projectDirectory, isBuild);
