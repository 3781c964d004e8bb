import type { ServerResponse } from "node:http";

/** A response that the server would send, for a test to answer otherwise. */
export interface Captured {
  readonly response: ServerResponse;
  /** The body that the server would send. */
  readonly body: Buffer;
}

/** @returns whether it has answered; otherwise the response is sent as it is. */
export type Answer = (captured: Captured) => boolean;

/** Called with the path of each request as it arrives. @returns who answers it, if not the server. */
export type Intercept = (path: string) => Answer | undefined;

/** Collects a response instead of sending it, and asks for an answer once it is complete. */
export function captureResponse(response: ServerResponse, answer: Answer): void {
  const chunks: Buffer[] = [];
  let head: Parameters<ServerResponse["writeHead"]> | undefined;
  const collect = (chunk: unknown): void => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const own: { [Name in keyof ServerResponse]?: unknown } = response;
  own.writeHead = (...given: Parameters<ServerResponse["writeHead"]>) => {
    head = given;
    return response;
  };
  own.write = (chunk: unknown) => {
    collect(chunk);
    return true;
  };
  own.end = (chunk?: unknown) => {
    collect(chunk);
    // Uncovers the methods of the class.
    delete own.writeHead;
    delete own.write;
    delete own.end;
    const body = Buffer.concat(chunks);
    if (!answer({ response, body })) {
      if (head) response.writeHead(...head);
      response.end(body);
    }
    return response;
  };
}
