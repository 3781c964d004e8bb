/** Stand-ins of a Sanity project: the local content server, which answers queries as well. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import type { ContentEnv } from "../../../src/sanity/embedded/access";
import { loadDataset } from "../../../src/sanity/embedded/dataset";
import {
  startEmbeddedServer,
  type ContentServer,
} from "../../../src/sanity/embedded/embedded-server";
import { loopbackProject } from "../../../src/sanity/loopback-project";
import { isPublishedId } from "../../../src/sanity/documents/document-ids";
import { queryFromUrl, runQuery } from "../../../studio/server/queries";
import { schemaFile } from "./schema-file";
import { writeSmallFiles, type Document } from "./small-content";

export type Fault = MiddlewareHandler<ContentEnv>;

export type ContentService = Awaited<ReturnType<typeof startContentService>>;

const token = "sk-test";

type Project = Parameters<typeof startEmbeddedServer>[0];

/** Serves a folder as a Sanity project that a build counts the documents of. */
export async function startProject(
  project: Project,
  ...intercept: readonly Fault[]
): Promise<ContentServer> {
  const answerQueries: Fault = async (context, next) => {
    if (!context.req.path.startsWith("/v1/data/query/")) {
      await next();
      return;
    }
    const { documents } = await loadDataset({ ...project, origin: "http://127.0.0.1" });
    const canReadDrafts = context.req.header("Authorization") === `Bearer ${project.token}`;
    const visible = [...documents.values()].filter(
      ({ _id }) => canReadDrafts || isPublishedId(_id),
    );
    return context.json({ result: runQuery(queryFromUrl(context.req.url), visible) });
  };
  return await startEmbeddedServer(project, ...intercept, answerQueries);
}

/** A project of few documents, with injected faults. */
export async function startContentService() {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await writeSmallFiles(folder);
  await writeFile(join(folder, "data.ndjson"), "");
  let fault: Fault | undefined;

  const start = (port: number): Promise<ContentServer> =>
    startProject(
      { folder, schemaFile, projectId: "127", dataset: "production", token, port },
      (context, next) => (fault ? fault(context, next) : next()),
    );

  let server = await start(0);
  const port = Number(new URL(server.origin).port);
  const { projectId, apiHost } = loopbackProject(port);

  return {
    /** Settings that make a build use it as a Sanity project. */
    settings: {
      SANITY_PROJECT_ID: projectId,
      SANITY_DATASET: "production",
      SANITY_API_HOST: apiHost,
      SANITY_TOKEN: token,
    },
    async setContent(
      documents: readonly Document[],
      files: Readonly<Record<string, Buffer>> = {},
    ): Promise<void> {
      await server.close();
      for (const [name, content] of Object.entries(files)) {
        await writeFile(join(folder, name), content);
      }
      // Later than the last build, which a warm build asks for.
      const _updatedAt = new Date().toISOString();
      const lines = documents.map((document) => JSON.stringify({ _updatedAt, ...document }));
      await writeFile(join(folder, "data.ndjson"), lines.join("\n"));
      server = await start(port);
    },
    setFault(next: Fault | undefined): void {
      fault = next;
    },
    async close(): Promise<void> {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
