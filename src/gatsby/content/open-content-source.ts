import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkProject } from "../../sanity/client/check-project";
import { startValidatingProxy } from "../../sanity/client/validating-proxy";
import { startEmbeddedServer } from "../../sanity/embedded/embedded-server";
import { isLivePreview, settings, source } from "../build-settings";

/** Starts the local content server, which the plugin reads where no Sanity project is set. */
async function openEmbedded(
  { folder, port }: NonNullable<typeof source.embedded>,
  reporter: Reporter,
): Promise<void> {
  await startEmbeddedServer({
    folder,
    port,
    projectId: source.projectId,
    dataset: source.dataset,
    ...(source.token && { token: source.token }),
    ...(isLivePreview && {
      watch: {
        onError: (error) => {
          reporter.warn(`The content cannot be read; its last state is still shown.\n${error}`);
        },
        onChange: (count) => {
          reporter.info(`The content has changed: ${count} documents or files.`);
        },
      },
    }),
  });
}

/** Checks that a Sanity project answers, and for a build starts the validating proxy in front of it. */
async function openProject(reporter: Reporter): Promise<void> {
  const { projectId, apiHost } = source.proxied ?? source;
  const project = {
    projectId,
    apiHost,
    dataset: source.dataset,
    ...(source.token && { token: source.token }),
    timeoutMs: settings.sanity.timeout * 1000,
    warn: (message: string) => {
      reporter.warn(message);
    },
  };
  const documents = await checkProject(project);
  if (!source.proxied) return;
  await startValidatingProxy({
    project,
    documents,
    port: source.proxied.port,
    onError: (message) => reporter.panic(message),
  });
}

/**
 * Opens the content source before the plugin reads it: the local content server, or the Sanity project of
 * the settings. An error stops the build.
 */
export async function openContentSource({
  reporter,
}: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> {
  const opening = source.embedded ? openEmbedded(source.embedded, reporter) : openProject(reporter);
  await opening.catch((error: unknown) => reporter.panic((error as Error).message));
}
