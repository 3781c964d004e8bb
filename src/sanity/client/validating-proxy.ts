import { mkdir, open, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  fetchFromSanity,
  unexpectedResponse,
  streamFromSanity,
  type SanityProject,
} from "./sanity-client";
import { countDocuments } from "./check-project";
import { createExportValidator } from "./export-validator";
import { TransientError, withRetries } from "./retry";

export interface ProxyOptions {
  readonly remote: SanityProject;
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Where an export lies until it is whole. */
  readonly exportFile: string;
  /** Told, in one message, why an answer could not be had. Nobody is answered any more then. */
  readonly fail: (message: string) => void;
}

const host = "127.0.0.1";

/**
 * Starts a relay in front of Sanity's API, for readers that take every answer for a good one. Each
 * answer is fetched whole, with further attempts, and looked at; only a good one is handed on. It knows
 * what a build asks for (schema, export, queries) and never keeps the process alive.
 *
 * @throws Error when the port is taken.
 */
export async function startValidatingProxy(options: ProxyOptions): Promise<{ close(): void }> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    answer(incoming, response, options).catch((error: unknown) => {
      options.fail((error as Error).message);
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

async function answer(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  { remote, exportFile }: ProxyOptions,
): Promise<void> {
  // Who asks without the token gets what is shown without it.
  const mayUseToken = headers.authorization === `Bearer ${remote.token}`;
  const asked = mayUseToken ? remote : { ...remote, token: undefined };
  const question = {
    path: url.replace(/^\/v1/, ""),
    notFound:
      `Sanity has nothing at ${url.split("?")[0]}. SANITY_DATASET or SANITY_PROJECT_ID is wrong, or ` +
      "the schema is not deployed (`sanity graphql deploy`).",
  };

  if (question.path.startsWith("/data/export/")) {
    await fetchExport(asked, question, exportFile);
    const content = await open(exportFile);
    // An open file can be read to its end; private content must not stay behind on the disk.
    await rm(exportFile);
    response.writeHead(200, {
      "Content-Type": "application/x-ndjson",
      "Content-Length": (await content.stat()).size,
    });
    // A reader that goes away is no fault of the content.
    await pipeline(content.createReadStream(), response).catch(() => undefined);
    return;
  }

  const isQuery = question.path.startsWith("/data/query/");
  const text = await fetchFromSanity(asked, question, (whole) => {
    if (isQuery) checkResult(whole, asked);
  });
  const type = isQuery ? "application/json" : "text/plain";
  response.writeHead(200, { "Content-Type": `${type}; charset=utf-8` }).end(text);
}

/** An export can be large: it goes to the disk piece by piece. */
async function fetchExport(
  remote: SanityProject,
  question: { path: string; notFound: string },
  file: string,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await withRetries(async () => {
    // Anew at each attempt: an editor may have unpublished something since.
    const check = createExportValidator(await countDocuments(remote), () => countDocuments(remote));
    const target = await open(file, "w");
    try {
      await streamFromSanity(remote, question, async (piece) => {
        check.take(piece);
        await target.write(piece);
      });
    } finally {
      await target.close();
    }
    await check.end();
  }, remote);
}

function checkResult(text: string, remote: SanityProject): void {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    if (result !== undefined) return;
  } catch {
    // Half an answer is not JSON either.
  }
  throw new TransientError(unexpectedResponse(remote, "the result of a query", text));
}
