import { join } from "node:path";
import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { checkProject, countDocuments } from "../../sanity/client/check-project";
import { startValidatingProxy } from "../../sanity/client/validating-proxy";
import { startContentServer, type ContentServer } from "../../sanity/embedded/content-server";
import { expectedDocuments } from "../../sanity/client/export-validator";
import { isBuild, isLivePreview, projectDirectory, settings, source } from "../build-settings";

/** For all content to arrive, in milliseconds. The plugin itself would wait for ever. */
const CONTENT_TIMEOUT = 10 * 60_000;

/** Published documents before the reading, and how to count them again; undefined where none can be lost. */
let expected: { readonly documents: number; countAgain: () => Promise<number> } | undefined;
let deadline: NodeJS.Timeout | undefined;
let contentServer: ContentServer | undefined;

/** Starts the loopback server of the embedded dataset. Without a Sanity project, the plugin reads it. */
async function openEmbedded(
  { folder, port }: NonNullable<typeof source.embedded>,
  reporter: Reporter,
): Promise<void> {
  contentServer = await startContentServer({
    folder,
    port,
    revisionCacheFile: join(projectDirectory, ".cache/embedded-content.json"),
    projectId: source.projectId,
    dataset: source.dataset,
    ...(source.token && { token: source.token }),
    ...(isLivePreview && {
      watch: {
        onError: (fault) => {
          reporter.warn(`The content cannot be read; what was read last is still shown.\n${fault}`);
        },
        onChange: (count) => {
          reporter.info(`The content has changed: ${count} documents or files.`);
        },
      },
    }),
  });
}

/**
 * Asks a Sanity project whether it will answer, before the plugin does with less to say. For a build,
 * puts the relay in front of it.
 */
async function openRemote(reporter: Reporter): Promise<void> {
  const { projectId, apiHost } = source.proxied ?? source;
  const remote = {
    projectId,
    apiHost,
    dataset: source.dataset,
    ...(source.token && { token: source.token }),
    timeoutMs: settings.sanity.timeout * 1000,
    warn: (message: string) => {
      reporter.warn(message);
    },
  };
  const { documents } = await checkProject(remote);
  expected = { documents, countAgain: () => countDocuments(remote) };
  if (source.proxied) {
    await startValidatingProxy({
      remote,
      port: source.proxied.port,
      exportFile: join(projectDirectory, ".cache/export.ndjson"),
      fail(message) {
        process.off("exit", explainBrokenReading);
        reporter.panic(message);
      },
    });
  }
  process.once("exit", explainBrokenReading);
}

/** Said last when the command ends before the content was read: the plugin's own error is terse. */
function explainBrokenReading(): void {
  console.error(
    `The content of the Sanity dataset "${source.dataset}" was not read to its end, so nothing was ` +
      `published. If the message above names no other cause, build again; status.sanity.io tells more.`,
  );
}

/**
 * Makes sure that there is content to read before anything asks for it: starts the embedded dataset's
 * server, or checks the Sanity project of the settings. What is wrong stops the build.
 */
export async function openContentSource({ reporter }: ParentSpanPluginArgs): Promise<void> {
  try {
    await (source.embedded ? openEmbedded(source.embedded, reporter) : openRemote(reporter));
  } catch (error) {
    reporter.panic((error as Error).message);
  }
  deadline = setTimeout(() => {
    reporter.panic(
      `Sanity did not deliver the dataset "${source.dataset}" within ${CONTENT_TIMEOUT / 60_000} minutes. ` +
        `Check its status and the network, then build again.`,
    );
  }, CONTENT_TIMEOUT);
  deadline.unref();
}

/**
 * To be called when the content and its files have been read. An export that broke off between two
 * documents looks whole to the plugin; counting tells.
 *
 * @param documents how many documents of the content model were read that may be shown.
 * @returns what is wrong, in one sentence; an empty list if nothing is.
 */
export async function contentArrived(documents: number): Promise<string[]> {
  clearTimeout(deadline);
  process.off("exit", explainBrokenReading);
  // A build's workers ask for the schema later, but nobody for documents.
  if (isBuild) contentServer?.forgetContent();
  const before = expected;
  // Documents that go later, while a preview is open, were deleted.
  expected = undefined;
  if (!before) return [];
  try {
    const due = await expectedDocuments(documents, before.documents, before.countAgain);
    if (documents >= due) return [];
    return [
      `Sanity has ${due} published documents, but only ${documents} arrived: the export ` +
        `broke off. Build again.`,
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}
