import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkProject } from "../../sanity/client/check-project";
import { startValidatingProxy } from "../../sanity/client/validating-proxy";
import { startEmbeddedServer, type ContentServer } from "../../sanity/embedded/embedded-server";
import { isBuild, settings } from "../build-settings";
import { source } from "./current-source";

/** Checks that a Sanity project answers, and for a build starts the validating proxy in front of it. */
async function openProject(
  own: NonNullable<typeof source.project>,
  reporter: Reporter,
): Promise<void> {
  const { dataset, token, port } = source;
  const project = {
    ...own,
    dataset,
    token,
    timeoutMs: settings.sanity.timeout * 1000,
    warn: (message: string) => {
      reporter.warn(message);
    },
  };
  const schema = await checkProject(project);
  if (!isBuild) return;
  await startValidatingProxy({
    project,
    schema,
    port,
    onError: (message) => reporter.panic(message),
  });
}

/**
 * Opens the content source before the plugin reads it: the local content server, or the Sanity project of
 * the settings. An error stops the build. Returns the local server, if it is the source.
 */
export async function openContentSource({
  reporter,
}: Pick<ParentSpanPluginArgs, "reporter">): Promise<ContentServer | undefined> {
  const opening = source.project
    ? openProject(source.project, reporter).then(() => undefined)
    : startEmbeddedServer(source);
  return await opening.catch((error: unknown) => reporter.panic((error as Error).message));
}
