import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProject, type Handler } from "../setup/content/sanity-project";
import { schemaFile } from "../setup/content/schema-file";
import { writeSmallFiles, type Document } from "../setup/content/small-content";
import { loopbackProject } from "../../src/sanity/loopback-project";

export type ContentService = Awaited<ReturnType<typeof startContentService>>;

const token = "sk-test";

/** A project of few documents, with injected faults. */
export async function startContentService() {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await writeSmallFiles(folder);
  await writeFile(join(folder, "data.ndjson"), "");
  let fault: Handler | undefined;

  const start = (port: number) =>
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
    setFault(next: Handler | undefined): void {
      fault = next;
    },
    async close(): Promise<void> {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
