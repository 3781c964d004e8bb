import { mkdir, open, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  fetchFromSanity,
  unexpectedResponse,
  streamFromSanity,
  type SanityProject,
  type SanityRequest,
} from "./sanity-client";
import { countDocuments } from "./check-project";
import { createExportValidator } from "./export-validator";
import { TransientError, withRetries } from "./retry";

export interface ProxyOptions {
  readonly project: SanityProject;
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Holds an export until it is complete. */
  readonly exportFile: string;
  /** Receives the error message when a request fails for good; the build has to stop then. */
  readonly onError: (message: string) => void;
}

const host = "127.0.0.1";

/**
 * Starts a proxy in front of Sanity's API, for clients that trust every response. Each response is
 * fetched as a whole, with retries, and passed on only if it is valid. The proxy supports what a build
 * requests (schema, export, queries) and never keeps the process alive.
 *
 * @throws Error when the port is taken.
 */
export async function startValidatingProxy(options: ProxyOptions): Promise<{ close(): void }> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    respond(incoming, response, options).catch((error: unknown) => {
      options.onError((error as Error).message);
      response.destroy();
    });
  });
  server.on("connection", (socket) => socket.unref());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(
        new Error(
          `Port ${options.port} of ${host}, through which the content is read, cannot be opened ` +
            `(${error.message}). Stop what uses it, and build again.`,
        ),
      ),
    );
    server.listen(options.port, host, resolve);
  });
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  { project: project, exportFile }: ProxyOptions,
): Promise<void> {
  // A client without the token sees only what is public.
  const hasToken = headers.authorization === `Bearer ${project.token}`;
  const source = hasToken ? project : { ...project, token: undefined };
  const request = {
    path: url.replace(/^\/v1/, ""),
    notFound:
      `Sanity has nothing at ${url.split("?")[0]}. SANITY_DATASET or SANITY_PROJECT_ID is wrong, or ` +
      "the schema is not deployed (`sanity graphql deploy`).",
  };

  if (request.path.startsWith("/data/export/")) {
    await fetchExport(source, request, exportFile);
    const content = await open(exportFile);
    // An open file stays readable; private content must not stay on disk.
    await rm(exportFile);
    response.writeHead(200, {
      "Content-Type": "application/x-ndjson",
      "Content-Length": (await content.stat()).size,
    });
    // A client that disconnects is not an error of the content.
    await pipeline(content.createReadStream(), response).catch(() => undefined);
    return;
  }

  const isQuery = request.path.startsWith("/data/query/");
  const text = await fetchFromSanity(source, request, (body) => {
    if (isQuery) checkResult(body, source);
  });
  const type = isQuery ? "application/json" : "text/plain";
  response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` }).end(text);
}

/** Streams an export to disk, as it can be large. */
async function fetchExport(
  project: SanityProject,
  request: SanityRequest,
  file: string,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await withRetries(async () => {
    // Counted for each attempt: an editor may have unpublished something since.
    const count = () => countDocuments(project);
    const validator = createExportValidator(await count(), count);
    const target = await open(file, "w");
    try {
      await streamFromSanity(project, request, async (chunk) => {
        validator.write(chunk);
        await target.write(chunk);
      });
    } finally {
      await target.close();
    }
    await validator.end();
  }, project);
}

function checkResult(text: string, project: SanityProject): void {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    if (result !== undefined) return;
  } catch {
    // A truncated response: falls through to the same error.
  }
  throw new TransientError(unexpectedResponse(project, "the result of a query", text));
}
