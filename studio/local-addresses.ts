import { localStudioUrl, parseSettings, type Environment } from "../src/config/settings/schema";
import { contentSource } from "../src/gatsby/content/content-source";
import { defaultPreviewPort, portSetting } from "../src/cli/port-setting";

/** Where `npm run studio` serves what, all of it on this machine. URLs have no trailing slash. */
type LocalAddresses = {
  readonly dataset: string;
  /** Of the dataset. */
  readonly folder: string;
  readonly schemaFile: string;
  readonly contentPort: number;
  readonly previewPort: number;
  readonly previewUrl: string;
  readonly studioPort: number;
  readonly studioUrl: string;
};

/**
 * Reads the settings of `npm run studio`.
 *
 * @param project the project's root.
 * @throws Error that names a setting that cannot be used.
 */
export function localAddresses(env: Environment, project: string): LocalAddresses {
  const settings = parseSettings(env);
  const source = contentSource(settings, project);
  if (source.project) {
    throw new Error(
      "SANITY_PROJECT_ID names a Sanity project, which has a Studio and a history of its own: run " +
        '"npm run dev" in studio/ and "npm run preview" here. The command edits the dataset in this repository.',
    );
  }
  const studio = new URL(settings.sanity.studioUrl ?? localStudioUrl);
  if (!["localhost", "127.0.0.1"].includes(studio.hostname) || studio.port === "") {
    throw new Error(
      `SANITY_STUDIO_URL is ${studio.origin}. The command serves the Studio on this machine: ` +
        "http://localhost:<port> is allowed.",
    );
  }
  const previewPort = portSetting(env.PORT, defaultPreviewPort);
  return {
    dataset: settings.sanity.dataset,
    folder: source.folder,
    schemaFile: source.schemaFile,
    contentPort: source.port,
    previewPort,
    // The Studio's host: on another, the preview in its frame would be a foreign site, which may store nothing.
    previewUrl: `http://${studio.hostname}:${previewPort}`,
    studioPort: Number(studio.port),
    studioUrl: studio.origin,
  };
}
