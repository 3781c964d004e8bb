import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkArrival, checkProject } from "../../sanity/client/check-project";
import { startValidatingProxy } from "../../sanity/client/validating-proxy";
import { startEmbeddedServer } from "../../sanity/embedded/embedded-server";
import { isLivePreview, settings, source } from "../build-settings";

export type ContentConnection = {
  /**
   * Returns what did not arrive, in one sentence; an empty list if nothing is missing. An export that broke
   * off between two documents looks complete to the plugin, so the documents are counted.
   *
   * @param documents how many documents arrived that may be shown.
   */
  arrivalErrors(documents: number): Promise<string[]>;
};

/** Starts the local content server, which the plugin reads where no Sanity project is set. */
async function openEmbedded(
  { folder, port }: NonNullable<typeof source.embedded>,
  reporter: Reporter,
): Promise<ContentConnection> {
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
  return { arrivalErrors: () => Promise.resolve([]) };
}

/** Checks that a Sanity project answers, and for a build starts the validating proxy in front of it. */
async function openProject(reporter: Reporter): Promise<ContentConnection> {
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
  const before = await checkProject(project);
  if (source.proxied) {
    await startValidatingProxy({
      project,
      documents: before,
      port: source.proxied.port,
      onError: (message) => reporter.panic(message),
    });
  }

  let isChecked = false;
  return {
    async arrivalErrors(documents) {
      // Documents that disappear later, in a live preview, were deleted.
      if (isChecked) return [];
      isChecked = true;
      return await checkArrival(project, documents, before).then(
        () => [],
        (error: unknown) => [(error as Error).message],
      );
    },
  };
}

/**
 * Opens the content source before the plugin reads it: the local content server, or the Sanity project of
 * the settings. An error stops the build.
 */
export async function openContentSource({
  reporter,
}: Pick<ParentSpanPluginArgs, "reporter">): Promise<ContentConnection> {
  const opening = source.embedded ? openEmbedded(source.embedded, reporter) : openProject(reporter);
  return await opening.catch((error: unknown) => reporter.panic((error as Error).message));
}
