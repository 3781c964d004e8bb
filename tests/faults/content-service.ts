/** The content service with its faults: a proxy in front of the embedded dataset's server. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentServer } from "../../src/sanity/embedded/content-server";
import { writeSmallFiles, type Document } from "./small-content";

/** What is asked for. */
export type Kind = "schema" | "query" | "export" | "asset";

export type Answer = {
  readonly kind: Kind;
  /** How often this kind was asked for, this time included. */
  readonly times: number;
  readonly response: ServerResponse;
  /** The good answer. */
  readonly body: Buffer;
};

/** @returns whether it has dealt with the request; otherwise the good answer is given. */
export type Fault = (answer: Answer) => boolean;

export type ContentService = {
  /** Settings that make a build read it as a Sanity project. */
  readonly settings: Readonly<Record<string, string>>;
  setContent(
    documents: readonly Document[],
    files?: Readonly<Record<string, Buffer>>,
  ): Promise<void>;
  setFault(fault: Fault | undefined): void;
  close(): Promise<void>;
};

function kindOf(path: string): Kind {
  if (path.startsWith("/v1/apis/graphql/")) return "schema";
  if (path.startsWith("/v1/data/query/")) return "query";
  return path.startsWith("/v1/data/export/") ? "export" : "asset";
}

export async function startContentService(): Promise<ContentService> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await writeSmallFiles(folder);
  let inner: Awaited<ReturnType<typeof startContentServer>> | undefined;
  let fault: Fault | undefined;
  let times = new Map<Kind, number>();

  const proxy = createServer((request, response) => {
    void (async () => {
      const kind = kindOf(request.url ?? "");
      // Now: while this answer is fetched, others may be asked for.
      const count = (times.get(kind) ?? 0) + 1;
      times.set(kind, count);
      const answer = await fetch(`${inner?.origin}${request.url}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      // Assets are asked for here, too.
      const isText = kind !== "asset" && inner !== undefined;
      const body = isText
        ? Buffer.from(bytes.toString("utf8").replaceAll(inner?.origin ?? "", origin))
        : bytes;
      if (fault?.({ kind, times: count, response, body })) return;
      const type = answer.headers.get("Content-Type") ?? "text/plain";
      response.writeHead(answer.status, { "Content-Type": type, "Content-Length": body.length });
      response.end(body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    // The project's id stands in front of the host: together they are 127.0.0.1.
    settings: { SANITY_PROJECT_ID: "127", SANITY_API_HOST: `http://0.0.1:${port}` },
    async setContent(documents, files = {}) {
      await inner?.close();
      for (const [name, content] of Object.entries(files)) {
        await writeFile(join(folder, name), content);
      }
      const lines = documents.map((document) => JSON.stringify(document));
      await writeFile(join(folder, "data.ndjson"), lines.join("\n"));
      times = new Map();
      // Of an empty memory, all of it counts as just written.
      const revisionCacheFile = join(folder, "ledger.json");
      await writeFile(revisionCacheFile, "{}");
      inner = await startContentServer({
        folder,
        revisionCacheFile: revisionCacheFile,
        projectId: "127",
        dataset: "production",
        port: 0,
      });
    },
    setFault(next) {
      fault = next;
    },
    async close() {
      await inner?.close();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
