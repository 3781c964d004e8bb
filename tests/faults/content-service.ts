/** A content service with injected faults: a proxy in front of the local content server. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentServer } from "../../src/sanity/content-server/content-server";
import { writeSmallFiles, type Document } from "./small-content";

/** Kind of a request. */
export type Kind = "schema" | "query" | "export" | "asset";

/** A request, and the response to give. */
export type Exchange = {
  readonly kind: Kind;
  /** Number of requests of this kind so far, including this one. */
  readonly count: number;
  readonly response: ServerResponse;
  /** The correct body. */
  readonly body: Buffer;
};

/** @returns whether it has handled the request; otherwise the correct response is sent. */
export type Fault = (exchange: Exchange) => boolean;

export type ContentService = {
  /** Settings that make a build use it as a Sanity project. */
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

/** Starts the service on a free port of 127.0.0.1. */
export async function startContentService(): Promise<ContentService> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await writeSmallFiles(folder);
  let server: Awaited<ReturnType<typeof startContentServer>> | undefined;
  let fault: Fault | undefined;
  let counts = new Map<Kind, number>();

  const proxy = createServer((request, response) => {
    void (async () => {
      const kind = kindOf(request.url ?? "");
      // Counted first, as other requests may arrive meanwhile.
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const upstream = await fetch(`${server?.origin}${request.url}`);
      const bytes = Buffer.from(await upstream.arrayBuffer());
      // The URLs of assets have to lead here, too.
      const isText = kind !== "asset" && server !== undefined;
      const body = isText
        ? Buffer.from(bytes.toString("utf8").replaceAll(server?.origin ?? "", origin))
        : bytes;
      if (fault?.({ kind, count, response, body })) return;
      const type = upstream.headers.get("Content-Type") ?? "text/plain";
      response.writeHead(upstream.status, { "Content-Type": type, "Content-Length": body.length });
      response.end(body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    // The project id precedes the host, which makes 127.0.0.1.
    settings: { SANITY_PROJECT_ID: "127", SANITY_API_HOST: `http://0.0.1:${port}` },
    async setContent(documents, files = {}) {
      await server?.close();
      for (const [name, content] of Object.entries(files)) {
        await writeFile(join(folder, name), content);
      }
      const lines = documents.map((document) => JSON.stringify(document));
      await writeFile(join(folder, "data.ndjson"), lines.join("\n"));
      counts = new Map();
      // With an empty cache, every document counts as just changed.
      const revisionCacheFile = join(folder, "revisions.json");
      await writeFile(revisionCacheFile, "{}");
      server = await startContentServer({
        folder,
        revisionCacheFile,
        projectId: "127",
        dataset: "production",
        port: 0,
      });
    },
    setFault(next) {
      fault = next;
    },
    async close() {
      await server?.close();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
