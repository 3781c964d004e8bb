import type { IncomingMessage, ServerResponse } from "node:http";
import { requestError } from "../http-error";

export function sendJson(
  response: ServerResponse,
  statusCode: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = "application/json; charset=utf-8";
  send(response, statusCode, Buffer.from(JSON.stringify(body)), type, headers);
}

/** Sends a body of known length; for HEAD, Node leaves the body out. */
export function send(
  response: ServerResponse,
  statusCode: number,
  body: Buffer,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(statusCode, {
    "Content-Type": contentType,
    "Content-Length": body.byteLength,
    ...headers,
  });
  response.end(body);
}

/** Sends values as lines of JSON. */
export function sendLines(response: ServerResponse, values: readonly unknown[]): void {
  const lines = values.map((value) => `${JSON.stringify(value)}\n`);
  send(response, 200, Buffer.from(lines.join("")), "application/x-ndjson");
}

/** A query has a few hundred bytes; anything near this limit is a mistake. */
const maxBodyBytes = 1024 * 1024;

/**
 * Reads the body of a request as JSON.
 *
 * @throws HttpError 413 or 400
 */
export async function readJsonBody(
  request: IncomingMessage,
  maxBytes = maxBodyBytes,
): Promise<unknown> {
  const body = await readBody(request, maxBytes);
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    throw requestError(400, "Bad Request", "The body is not valid JSON.");
  }
}

/**
 * Reads the body of a request.
 *
 * @throws HttpError 413
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // A body that is too long is still read to its end: stopping would cut the connection, and the client
    // would see that instead of the response.
    if (bytes <= maxBytes) {
      chunks.push(chunk);
    }
  }
  if (bytes > maxBytes) {
    throw requestError(413, "Payload Too Large", `A body may have at most ${maxBytes} bytes.`);
  }
  return Buffer.concat(chunks);
}
